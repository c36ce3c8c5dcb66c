import { hasPrices } from "#config/documents.ts";
import { site } from "#config/site.ts";
import { ButtonLink } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { DocumentHeader } from "./DocumentHeader.tsx";
import { describeDocument } from "./describeDocument.ts";
import styles from "./Pricing.module.css";
import { Pricing } from "./Pricing.tsx";

/** The prices of a chapter as a document of the guidelines (product 7), and the way to the portal that has the others. */
export function PricingView({ chapter }: { chapter: string }) {
	const { t } = useTranslation();
	const { language } = useLocale();
	const { title, summary } = describeDocument(t, language, chapter, "pricing", undefined);
	const portal = chapter === "developers" ? site.links.publish : site.links.marketplace;
	return (
		<article>
			<DocumentHeader chapter={chapter} title={title}>
				<p className="lede">{summary}</p>
				{chapter === "developers" && <p className={styles.next}>{t("guidelines.pricing.developers.next")}</p>}
				{hasPrices(chapter) && (
					<ButtonLink href={portal} size="large" className={styles.open}>
						{t(`guidelines.pricing.${chapter}.open`)} <Icon name="arrow" />
					</ButtonLink>
				)}
			</DocumentHeader>
			<Pricing chapter={chapter} portal={portal} />
		</article>
	);
}
