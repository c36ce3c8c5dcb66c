import { useTranslation } from "react-i18next";
import { DocumentLink } from "~/features/guidelines/DocumentLink.tsx";
import { useLocale } from "~/routing/useLocale.ts";
import { industryFee, platformFeeCap } from "../../../content/facts.ts";
import { site } from "../../../content/site.ts";
import { Calculator } from "./Calculator.tsx";
import styles from "./Keep.module.css";
import { KeepTable } from "./KeepTable.tsx";

/** What a studio keeps: the two fees as one drawn scale, then its own month, then a few months as a table. */
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

/** From nothing to the industry's norm: blue to our cap, mint beyond it. */
function FeeScale() {
	const { t } = useTranslation();
	const { language } = useLocale();
	const percent = (figure: number) => (figure / 100).toLocaleString(language, { style: "percent" });
	return (
		<div className={styles.scale}>
			<dl>
				<div className={styles.ours}>
					<dt>{t("publish.keep.ours", { product: site.name })}</dt>
					<dd>{percent(platformFeeCap.value)}</dd>
				</div>
				<div className={styles.norm}>
					<dt>{t("publish.keep.norm")}</dt>
					<dd>{percent(industryFee.value)}</dd>
				</div>
			</dl>
			<svg viewBox={`0 0 ${industryFee.value} 1`} preserveAspectRatio="none" aria-hidden="true">
				<rect className={styles.beyond} width={industryFee.value} height="1" />
				<rect className={styles.fee} width={platformFeeCap.value} height="1" />
			</svg>
		</div>
	);
}
