import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./CompanyValues.module.css";

const values = ["worth", "fee", "rules", "access"] as const;

export function CompanyValues() {
	const { t } = useTranslation();
	return (
		<section className={`container ${styles.values}`}>
			<h2>{t("about.values.title")}</h2>
			<ul>
				{values.map((value) => (
					<li key={value}>
						<h3>{t(`about.values.${value}.title`)}</h3>
						<p>{t(`about.values.${value}.text`)}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
