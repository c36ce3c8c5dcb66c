import { useTranslation } from "react-i18next";
import { hasPrices } from "~/features/guidelines/documentKeys.ts";
import styles from "./Pricing.module.css";

const services = [
	"accountOpening",
	"purchasingTeleDollars",
	"sellingTeleDollars",
	"receivingTeleDollars",
	"sendingTeleDollars",
	"incomingCrypto",
	"sendingCrypto",
] as const;

/**
 * Services and their prices (spec 2.6); none for a chapter that has no prices. A price is the text
 * `guidelines.prices.<chapter>.<service>` of the translations; where there is none, the portal shows it.
 */
export function Pricing({ chapter }: { chapter: string }) {
	const { t, i18n } = useTranslation();
	const priceOf = (priced: string, service: string): string => {
		const key: string = `guidelines.prices.${priced}.${service}`;
		return i18n.exists(key) ? String(t(key as never)) : t("guidelines.pricing.portal");
	};
	const rows = hasPrices(chapter)
		? services.map((service) => ({
				service,
				label: t(`guidelines.pricing.services.${service}`),
				price: priceOf(chapter, service),
			}))
		: [];
	return (
		<dl className={`container ${styles.prices}`}>
			{rows.map(({ service, label, price }) => (
				<div key={service}>
					<dt>{label}</dt>
					<dd>{price}</dd>
				</div>
			))}
		</dl>
	);
}
