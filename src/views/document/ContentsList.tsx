import type { Language } from "#config/languages.ts";
import type { DocumentFrame } from "#content/readers/documents.server.ts";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { isNumbered } from "./anchors.ts";
import styles from "./Contents.module.css";

/** Sections of a document, in a popover on narrow screens. `contentsList.client.ts` marks the current one. */
export function ContentsList({ contents, lang }: { contents: DocumentFrame["contents"]; lang: Language }) {
	const { t } = useTranslation();
	return (
		<>
			<button type="button" popoverTarget="contents" className={styles.open}>
				<Icon name="list" />
				{t("guidelines.contents")}
				<span aria-hidden="true" className={styles.place} hidden />
			</button>
			<nav id="contents" popover="auto" className={styles.contents} aria-labelledby="contents-title">
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
							<a href={`#${number}`}>
								<span>{isNumbered(number) && number}</span> {title}
							</a>
						</li>
					))}
				</ol>
			</nav>
		</>
	);
}
