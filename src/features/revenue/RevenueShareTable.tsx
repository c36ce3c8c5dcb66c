import { teleDollars } from "#src/features/money/teleDollars.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./RevenueShareTable.module.css";
import { exampleRevenues, sharesOf } from "./shares.ts";

/** The calculator's numbers for a few months, there before and without JavaScript. */
export function RevenueShareTable() {
	const { t } = useTranslation();
	const { language } = useLocale();
	return (
		<table className={styles.table}>
			<caption className="visually-hidden">{t("publish.keep.title")}</caption>
			<thead>
				<tr>
					<th scope="col">{t("publish.keep.revenue")}</th>
					<th scope="col">{t("publish.keep.kept")}</th>
					<th scope="col">{t("publish.keep.usual")}</th>
					<th scope="col">{t("publish.keep.difference")}</th>
				</tr>
			</thead>
			<tbody>
				{exampleRevenues.map((revenue) => {
					const { kept, usual, difference } = sharesOf(revenue);
					return (
						<tr key={revenue}>
							<th scope="row" data-label={t("publish.keep.revenue")}>
								{teleDollars(revenue, language)}
							</th>
							<td className={styles.kept} data-label={t("publish.keep.kept")}>
								{teleDollars(kept, language)}
							</td>
							<td data-label={t("publish.keep.usual")}>{teleDollars(usual, language)}</td>
							<td data-label={t("publish.keep.difference")}>{teleDollars(difference, language)}</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
