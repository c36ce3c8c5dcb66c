import { hasPrices } from "#config/documents.ts";
import { services } from "#content/model/services.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./PriceList.module.css";

/**
 * Services and their prices, which are translation strings; none for a chapter that has no prices. A price that still has the
 * text of `portal` is not set yet: it links to the portal, which shows it.
 *
 * @param portal address of the chapter's portal
 */
export function PriceList({ chapter, portal }: { chapter: string; portal: string }) {
	const { t } = useTranslation();
	if (!hasPrices(chapter)) return null;
	const portalText = t(`guidelines.pricing.${chapter}.portal`);
	return (
		<dl className={`container ${styles.prices}`}>
			{services.map((service) => {
				const servicePrice = t(`guidelines.pricing.${chapter}.prices.${service}`);
				const isSet = servicePrice !== portalText;
				return (
					<div key={service}>
						<dt>{t(`guidelines.pricing.services.${service}`)}</dt>
						<dd data-unset={isSet ? undefined : ""}>{isSet ? servicePrice : <a href={portal}>{portalText}</a>}</dd>
					</div>
				);
			})}
		</dl>
	);
}
