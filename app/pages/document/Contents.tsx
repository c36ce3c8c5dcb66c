import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/components/Icon/Icon.tsx";
import type { DocumentFrame } from "~/content/document.ts";
import type { Language } from "~/i18n/languages.ts";
import styles from "./Contents.module.css";

interface ContentsProps {
	contents: DocumentFrame["contents"];
	/** Language of the titles. */
	lang: Language;
	/** The text, once it is shown. */
	text: HTMLElement | null;
}

/** The list of sections: beside the text where there is room, else folded above it. Marks what is being read. */
export function Contents({ contents, lang, text }: ContentsProps) {
	const { t } = useTranslation();
	const aside = useRef<HTMLElement>(null);
	const read = useReading(text);
	const [section] = read.split(".");

	useEffect(() => {
		const [list, link] = [aside.current, aside.current?.querySelector<HTMLElement>(`a[href="#${section}"]`)];
		if (list && link) list.scrollTop = link.offsetTop - list.clientHeight / 2;
	}, [section]);

	const list = (
		<ol lang={lang}>
			{contents.map(({ number, title }) => (
				<li key={number}>
					<a href={`#${number}`} aria-current={number === section ? "location" : undefined}>
						<span>{number === section && read !== section ? read : number}</span> {title}
					</a>
				</li>
			))}
		</ol>
	);
	return (
		<>
			<details className={styles.folded}>
				<summary>
					{t("guidelines.contents")}
					<Icon name="down" />
				</summary>
				<nav aria-label={t("guidelines.contents")}>{list}</nav>
			</details>
			<nav ref={aside} className={styles.aside} aria-label={t("guidelines.contents")}>
				<p>{t("guidelines.contents")}</p>
				{list}
			</nav>
		</>
	);
}

/** The number of the section or clause at which the reader is; empty until that is known. */
function useReading(text: HTMLElement | null): string {
	const [read, setRead] = useState("");
	useEffect(() => {
		if (!text) return;
		let stop: (() => void) | undefined;
		let isGone = false;
		const begin = () => {
			import("./watchReading.ts").then(
				({ watchReading }) => {
					if (!isGone) stop = watchReading(text, setRead);
				},
				// Without it nothing is marked, and all links work.
				() => {},
			);
		};
		// At the top of the page nothing is read yet.
		if (scrollY > 0) begin();
		else addEventListener("scroll", begin, { once: true, passive: true });
		return () => {
			isGone = true;
			removeEventListener("scroll", begin);
			stop?.();
		};
	}, [text]);
	return read;
}
