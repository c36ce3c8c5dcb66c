import { Icon } from "#src/components/Icon/Icon.tsx";
import { opensContact } from "#src/features/contact/opensContact.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SitePicture } from "#src/views/SitePicture.tsx";
import styles from "./PaymentsSection.module.css";

/** Card acquiring and cryptocurrency: two buttons that open the contact dialog (product 4). */
export function PaymentsSection() {
	const { t } = useTranslation();
	const ways = [
		{ icon: "card", label: t("business.payments.card") },
		{ icon: "coin", label: t("business.payments.crypto") },
	] as const;
	return (
		<section className={`container ${styles.payments}`}>
			<div>
				<h2>{t("business.payments.title")}</h2>
				<p className="lede">{t("business.payments.lede")}</p>
				<ul>
					{ways.map(({ icon, label }) => (
						<li key={icon}>
							<button {...opensContact} className={styles.way}>
								<Icon name={icon} />
								<span>{label}</span>
								<Icon name="arrow" />
							</button>
						</li>
					))}
				</ul>
			</div>
			<SitePicture name="site/payments" sizes="(min-width: 992px) max(540px, 28.1vw), 92vw" className={styles.art} />
		</section>
	);
}
