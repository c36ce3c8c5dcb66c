import { useTranslation } from "react-i18next";
import { Logo } from "~/components/Logo/Logo.tsx";
import { site } from "../../../content/site.ts";
import styles from "./Partners.module.css";

/** The consulting firm and the marketplace, as two pieces that fit (spec 2.4). */
export function Partners() {
	const { t } = useTranslation();
	return (
		<section className={`container ${styles.partners}`}>
			<h2>{t("partnership.partners.title")}</h2>
			<div className={styles.pieces}>
				<article className={styles.consulting}>
					<span className={styles.mark} aria-hidden="true">
						?
					</span>
					<h3>{t("partnership.partners.consulting.title")}</h3>
					<p className="lede">{t("partnership.partners.consulting.text")}</p>
				</article>
				<article className={styles.marketplace}>
					<span className={styles.mark} aria-hidden="true">
						<Logo name="" />
					</span>
					<h3>{t("partnership.partners.marketplace.title", { product: site.name })}</h3>
					<p className="lede">{t("partnership.partners.marketplace.text")}</p>
				</article>
			</div>
		</section>
	);
}
