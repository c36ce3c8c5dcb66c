import type { Language } from "#config/languages.ts";
import type { SummaryPoint } from "#content/model/document.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./DocumentSummary.module.css";

interface DocumentSummaryProps {
	points: readonly SummaryPoint[];
	/** Language of the points. */
	lang: Language;
	/** Whether terms in the text show definitions, which a note then explains. */
	hasDefinitions: boolean;
}

/** Plain-language summary that is marked as not legally part of the document; points link to their clauses. */
export function DocumentSummary({ points, lang, hasDefinitions }: DocumentSummaryProps) {
	const { t, language } = useLocale();
	return (
		<section className={styles.summary} aria-labelledby="summary">
			<div className="container">
				<div className={styles.head}>
					<h2 id="summary">{t("guidelines.summary.title")}</h2>
					<p>{t("guidelines.summary.note")}</p>
					{hasDefinitions && (
						<div className={styles.hint}>
							<p>{t("guidelines.definition.hint")}</p>
							<a href="#definitions">{t("guidelines.definition.all")}</a>
						</div>
					)}
				</div>
				<ul lang={lang}>
					{points.map(({ text, clauses }) => (
						<li key={text}>
							{text}
							<span className={styles.clauses} lang={language}>
								{clauses.map((clause) => (
									<a key={clause} href={`#${clause}`}>
										{t("guidelines.summary.clause", { number: clause })}
									</a>
								))}
							</span>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
