import { teleDollars } from "#src/features/money/teleDollars.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./RevenueShareTable.module.css";
import { exampleRevenues, getRevenueShares, shareNames } from "./shares.ts";

/** The calculator's results for a few example revenues, shown without JavaScript. */
export function RevenueShareTable() {
	const { t, language } = useLocale();
	return (
		<table className={styles.table}>
			<caption className="visually-hidden">{t("publish.keep.title")}</caption>
			<thead>
				<tr>
					<th scope="col">{t("publish.keep.revenue")}</th>
					{shareNames.map((name) => (
						<th key={name} scope="col">
							{t(`publish.keep.${name}`)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{exampleRevenues.map((revenue) => {
					const revenueShares = getRevenueShares(revenue);
					return (
						<tr key={revenue}>
							<th scope="row" data-label={t("publish.keep.revenue")}>
								{teleDollars(revenue, language)}
							</th>
							{shareNames.map((name) => (
								<td
									key={name}
									className={name === "kept" ? styles.kept : undefined}
									data-label={t(`publish.keep.${name}`)}
								>
									{teleDollars(revenueShares[name], language)}
								</td>
							))}
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
