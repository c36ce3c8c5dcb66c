import { useEffect, useRef, useState } from "react";
import { buttonProps } from "#app/components/Button/Button.tsx";
import { forgetRecentGames, keepRecentGames, recentGames } from "#app/features/recent/recentGames.ts";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import styles from "./RecentGames.module.css";
import type { RecentList } from "./RecentList.tsx";

/**
 * The games that the visitor has looked at last, if they have asked for such a list; else the offer of one. It stands below the games,
 * because what only the browser knows would come late above them.
 *
 * @param props.index address of the search's file, which knows the games' names and icons
 */
export function RecentGames({ index }: { index: string }) {
	const { t } = useTranslation();
	const section = useRef<HTMLElement>(null);
	const [kept, setKept] = useState<readonly string[]>();
	const [List, setList] = useState<typeof RecentList>();
	const isWanted = Boolean(kept?.length);

	useEffect(() => {
		const read = () => setKept(recentGames());
		read();
		// Another tab has looked at a game, or has cleared the list.
		addEventListener("storage", read);
		return () => removeEventListener("storage", read);
	}, []);

	// Only for who comes near it: the catalogue's index is a file of its own.
	useEffect(() => {
		if (!isWanted || !section.current) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
				observer.disconnect();
				import("./RecentList.tsx").then(
					(module) => setList(() => module.RecentList),
					() => {},
				);
			},
			{ rootMargin: "600px" },
		);
		observer.observe(section.current);
		return () => observer.disconnect();
	}, [isWanted]);

	const change = () => {
		if (kept) forgetRecentGames();
		else keepRecentGames();
		setKept(recentGames());
	};

	return (
		<section ref={section} className={`container ${styles.recent}`} data-app-only="" data-screen="">
			<h2>{t("games.recent.title")}</h2>
			<button type="button" data-needs-app="" onClick={change} {...buttonProps({ variant: "outline" })}>
				{kept ? t("games.recent.clear") : t("games.recent.keep")}
			</button>
			{isWanted && kept ? (
				<div className={styles.list}>{List && <List slugs={kept} index={index} />}</div>
			) : (
				<p>{kept ? t("games.recent.empty") : t("games.recent.offer")}</p>
			)}
		</section>
	);
}
