import { DocumentLink } from "#app/features/guidelines/DocumentLink.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { Calculator } from "./Calculator.tsx";
import { FeeScale } from "./FeeScale.tsx";
import styles from "./Keep.module.css";
import { KeepTable } from "./KeepTable.tsx";

/** What a studio keeps: the two fees drawn to scale, then its own month, then a few months as a table. */
export function Keep() {
	const { t } = useTranslation();
	return (
		<section className={`container ${styles.keep}`}>
			<div className={styles.head}>
				<h2>{t("publish.keep.title")}</h2>
				<p className="lede">{t("publish.keep.lede")}</p>
			</div>
			<FeeScale />
			<Calculator />
			<KeepTable />
			<div className={styles.note}>
				<p>{t("publish.keep.note")}</p>
				<DocumentLink chapter="developers" doc="pricing" className={styles.pricing}>
					{t("publish.keep.pricing")}
				</DocumentLink>
			</div>
		</section>
	);
}
