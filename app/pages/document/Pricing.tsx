import { useTranslation } from "#app/i18n/useTranslation.ts";
import { type Prices, services } from "#content/model/services.ts";
import { hasPrices } from "#site/documents.ts";
import styles from "./Pricing.module.css";

/**
 * Services and their prices (product 7); none for a chapter that has no prices. Where a service has none, the portal shows it.
 *
 * @param prices of the chapter, in the page's language: `content/prices.yaml`
 * @param portal address of the chapter's portal
 */
export function Pricing({ chapter, prices, portal }: { chapter: string; prices: Prices; portal: string }) {
	const { t } = useTranslation();
	if (!hasPrices(chapter)) return null;
	return (
		<dl className={`container ${styles.prices}`}>
			{services.map((service) => {
				const price = prices[service];
				return (
					<div key={service}>
						<dt>{t(`guidelines.pricing.services.${service}`)}</dt>
						<dd data-unset={price ? undefined : ""}>
							{price || <a href={portal}>{t(`guidelines.pricing.${chapter}.portal`)}</a>}
						</dd>
					</div>
				);
			})}
		</dl>
	);
}
