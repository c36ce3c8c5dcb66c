import { useEffect, useRef, useState } from "react";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import type { DocumentFrame } from "#content/model/document.ts";
import type { Language } from "#site/languages.ts";
import styles from "./Contents.module.css";
import { isNumbered } from "./isNumbered.ts";

interface ContentsProps {
	contents: DocumentFrame["contents"];
	/** Language of the titles. */
	lang: Language;
	/** The text, once it is shown. */
	text: HTMLElement | null;
}

/**
 * The list of sections: beside the text where there is room, else a popover, which a button opens that stays at the window's foot
 * while the text is read. Marks what is being read.
 */
export function Contents({ contents, lang, text }: ContentsProps) {
	const { t } = useTranslation();
	const nav = useRef<HTMLElement>(null);
	const read = useReading(text);
	const [section] = read.split(".");

	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever another section is marked
	useEffect(() => showCurrent(nav.current), [section]);

	return (
		<>
			<button type="button" popoverTarget="contents" className={styles.open}>
				<Icon name="list" />
				{t("guidelines.contents")}
				{isNumbered(read) && (
					<span aria-hidden="true" className={styles.place}>
						{read}
					</span>
				)}
			</button>
			<nav
				ref={nav}
				id="contents"
				popover="auto"
				className={styles.contents}
				aria-labelledby="contents-title"
				onToggle={({ currentTarget }) => showCurrent(currentTarget)}
			>
				<div className={styles.head}>
					<p id="contents-title">{t("guidelines.contents")}</p>
					<button
						type="button"
						popoverTarget="contents"
						popoverTargetAction="hide"
						className={styles.close}
						aria-label={t("guidelines.closeContents")}
					>
						<Icon name="close" />
					</button>
				</div>
				<ol lang={lang}>
					{contents.map(({ number, title }) => (
						<li key={number}>
							<a
								href={`#${number}`}
								aria-current={number === section ? "location" : undefined}
								onClick={() => nav.current?.hidePopover()}
							>
								<span>{isNumbered(number) && (number === section && read !== section ? read : number)}</span> {title}
							</a>
						</li>
					))}
				</ol>
			</nav>
		</>
	);
}

/** Scrolls a list that is shown to its marked link, and nothing around it. */
function showCurrent(list: HTMLElement | null): void {
	const link = list?.querySelector<HTMLElement>("[aria-current]");
	if (list && link) list.scrollTop = link.offsetTop - list.clientHeight / 2;
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
