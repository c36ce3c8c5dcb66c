import type { Language } from "#config/languages.ts";
import type { SummaryPoint } from "#content/model/document.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./SectionSummary.module.css";

/** Plain-language summary of a section, marked as not part of the text; points link to their clauses. */
export function SectionSummary({ points, lang }: { points: readonly SummaryPoint[]; lang?: Language | undefined }) {
	const { t, language } = useLocale();
	return (
		<div role="note" className={styles.brief}>
			<p lang={language}>{t("guidelines.summary.brief")}</p>
			<ul lang={lang}>
				{points.map(({ text, clauses }) => (
					<li key={text}>
						{text}{" "}
						{clauses.map((clause) => (
							<a key={clause} href={`#${clause}`}>
								{clause}
							</a>
						))}
					</li>
				))}
			</ul>
		</div>
	);
}
