import { useTranslation } from "react-i18next";
import type { Language } from "~/i18n/languages.ts";
import styles from "./Summary.module.css";

/** What a document says in plain words, marked as no part of it. */
export function Summary({ points, lang }: { points: readonly string[]; lang: Language }) {
	const { t } = useTranslation();
	return (
		<section className={styles.summary} aria-labelledby="summary">
			<div className="container">
				<div className={styles.head}>
					<h2 id="summary">{t("guidelines.summary.title")}</h2>
					<p>{t("guidelines.summary.note")}</p>
				</div>
				<ul lang={lang}>
					{points.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ul>
			</div>
		</section>
	);
}
