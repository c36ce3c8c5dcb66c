import { useTranslation } from "react-i18next";
import { hasPrices } from "#site/documents.ts";
import styles from "./Pricing.module.css";
import { services } from "./services.ts";

/**
 * Services and their prices (product 7); none for a chapter that has no prices. A price is the text
 * `guidelines.prices.<chapter>.<service>` of the translations; where there is none, the portal shows it.
 *
 * @param portal address of the chapter's portal
 */
export function Pricing({ chapter, portal }: { chapter: string; portal: string }) {
	const { t, i18n } = useTranslation();
	if (!hasPrices(chapter)) return null;
	return (
		<dl className={`container ${styles.prices}`}>
			{services.map((service) => {
				const key: string = `guidelines.prices.${chapter}.${service}`;
				const price = i18n.exists(key) && String(t(key as never));
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
