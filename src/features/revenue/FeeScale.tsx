import { industryFee, platformFeeCap } from "#config/figures.ts";
import { site } from "#config/site.ts";
import { formatPercent } from "#src/i18n/formatPercent.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./FeeScale.module.css";

/** Bars of our maximum fee and the industry's usual fee, as parts of the whole revenue. */
export function FeeScale() {
	const { t, language } = useLocale();
	const asPercent = (figure: number) => formatPercent(figure, language);
	const rows = [
		{ who: "ours", name: t("publish.keep.ours", { product: site.name }), fee: platformFeeCap.value },
		{ who: "norm", name: t("publish.keep.norm"), fee: industryFee.value },
	] as const;
	return (
		<div className={styles.scale}>
			<dl>
				{rows.map(({ who, name, fee }) => (
					<div key={who} className={styles.row} data-who={who}>
						<dt>{name}</dt>
						<dd className={styles.fee}>{asPercent(fee)}</dd>
						<dd className={styles.bar}>
							<svg viewBox="0 0 100 1" width="100" height="16" preserveAspectRatio="none" aria-hidden="true">
								<rect className={styles.rest} width="100" height="1" />
								<rect className={styles.taken} width={fee} height="1" />
							</svg>
							<span>{t("publish.keep.left", { share: asPercent(100 - fee) })}</span>
						</dd>
					</div>
				))}
			</dl>
			<ul className={styles.legend}>
				<li>{t("publish.keep.legend.fee")}</li>
				<li>{t("publish.keep.legend.left")}</li>
			</ul>
		</div>
	);
}
