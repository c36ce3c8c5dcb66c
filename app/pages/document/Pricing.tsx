import { useTranslation } from "react-i18next";
import { hasPrices } from "~/routing/documents.ts";
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
	const rows = hasPrices(chapter)
		? services.map((service) => {
				const key: string = `guidelines.prices.${chapter}.${service}`;
				return { service, price: i18n.exists(key) ? String(t(key as never)) : undefined };
			})
		: [];
	return (
		<dl className={`container ${styles.prices}`}>
			{rows.map(({ service, price }) => (
				<div key={service}>
					<dt>{t(`guidelines.pricing.services.${service}`)}</dt>
					<dd data-unset={price === undefined ? "" : undefined}>{price ?? t("guidelines.pricing.portal")}</dd>
				</div>
			))}
		</dl>
	);
}
