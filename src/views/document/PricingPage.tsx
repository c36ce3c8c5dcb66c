import { hasPrices } from "#config/documents.ts";
import { site } from "#config/site.ts";
import { services } from "#content/model/services.ts";
import { ButtonLink } from "#src/components/Button/Button.tsx";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { DocumentHeader } from "./DocumentHeader.tsx";
import { describeDocument } from "./describeDocument.ts";
import styles from "./PriceList.module.css";

/** Prices of a chapter as a document of the guidelines (product 7), with a link to the portal. */
export function PricingPage({ page }: { page: PageInfo }) {
	const { t } = i18nFor(page.language);
	const { chapter = "" } = page.params;
	const { title, summary } = describeDocument(t, page.language, chapter, "pricing", undefined);
	const portal = chapter === "developers" ? site.links.publish : site.links.marketplace;
	return (
		<SiteLayout page={page}>
			<article>
				<DocumentHeader chapter={chapter} title={title}>
					<p className="lede">{summary}</p>
					{chapter === "developers" && <p className={styles.next}>{t("guidelines.pricing.developers.next")}</p>}
					{hasPrices(chapter) && (
						<ButtonLink icon="arrow" href={portal} size="large" className={styles.open}>
							{t(`guidelines.pricing.${chapter}.open`)}
						</ButtonLink>
					)}
				</DocumentHeader>
				<PriceList chapter={chapter} />
			</article>
		</SiteLayout>
	);
}

/** Prices from the translations, if the chapter has any. One equal to the text of `portal` is unset: it links there. */
export function PriceList({ chapter }: { chapter: string }) {
	const { t } = useTranslation();
	if (!hasPrices(chapter)) return null;
	const portalText = t(`guidelines.pricing.${chapter}.portal`);
	return (
		<dl className={`container ${styles.prices}`}>
			{services.map((service) => {
				const servicePrice = t(`guidelines.pricing.${chapter}.prices.${service}`);
				return (
					<div key={service}>
						<dt>{t(`guidelines.pricing.services.${service}`)}</dt>
						<dd data-unset={servicePrice === portalText ? "" : undefined}>{servicePrice}</dd>
					</div>
				);
			})}
		</dl>
	);
}
