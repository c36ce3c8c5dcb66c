import { Accordion } from "#src/components/Accordion/Accordion.tsx";
import { buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { DocumentLink } from "#src/features/guidelines/DocumentLink.tsx";
import { getFaqQuestions } from "#src/head/questions.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./PartnershipQuestions.module.css";

/** Questions before signing, and a link to the terms (product 4). */
export function PartnershipQuestions() {
	const i18n = useTranslation();
	const { t } = i18n;
	return (
		<section className={`container ${styles.questions}`}>
			<div className={styles.side}>
				<h2>{t("partnership.faq.title")}</h2>
				<DocumentLink chapter="partners" doc="terms-and-conditions" {...buttonProps({ variant: "outline" })}>
					{t("partnership.faq.terms")} <Icon name="arrow" />
				</DocumentLink>
			</div>
			<Accordion name="partnership-faq" items={getFaqQuestions(i18n, "partnership")} />
		</section>
	);
}
