import { Icon } from "#src/components/Icon/Icon.tsx";
import { opensContact } from "#src/features/contact/opensContact.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./ContactCta.module.css";

/** Two buttons, drawn as doors, that open the contact dialog (product 4). */
export function ContactCta() {
	const { t } = useTranslation();
	return (
		<section className={`container ${styles.talk}`}>
			<div className={styles.copy}>
				<h2>{t("about.talk.title")}</h2>
				<p className="lede">{t("about.talk.lede")}</p>
			</div>
			<div className={styles.doors}>
				<button {...opensContact} className={styles.contactButton}>
					<span>{t("about.talk.studio")}</span> <Icon name="arrow" />
				</button>
				<button {...opensContact} className={styles.contactButton}>
					<span>{t("about.talk.business")}</span> <Icon name="arrow" />
				</button>
			</div>
		</section>
	);
}
