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

/** The prices of a chapter as a document of the guidelines (product 7), and the way to the portal that has the others. */
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
				<PriceList chapter={chapter} portal={portal} />
			</article>
		</SiteLayout>
	);
}

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
