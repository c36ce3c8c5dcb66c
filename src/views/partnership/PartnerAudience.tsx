import { platformFeeCap } from "#config/figures.ts";
import { readPlacements } from "#content/readers/placements.server.ts";
import { formatPercent } from "#src/i18n/formatPercent.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { SitePicture } from "#src/views/SitePicture.tsx";
import styles from "./PartnerAudience.module.css";

/** Target groups as three cards (product 4). */
export function PartnerAudience() {
	const { t, language } = useLocale();
	return (
		<section className={`container ${styles.audience}`}>
			<h2>{t("partnership.audience.title")}</h2>
			<div className={styles.cards}>
				<article className={styles.learner}>
					<div className={styles.copy}>
						<h3>{t("partnership.audience.learner.title")}</h3>
						<p className="lede">{t("partnership.audience.learner.text")}</p>
					</div>
					<SitePicture
						name="site/lecture"
						sizes="(min-width: 1280px) max(540px, 28.1vw), (min-width: 768px) 50vw, 92vw"
					/>
				</article>
				<article className={styles.maker}>
					<div className={styles.copy}>
						<h3>{t("partnership.audience.maker.title")}</h3>
						<p className="lede">{t("partnership.audience.maker.text")}</p>
					</div>
					<p className={styles.figure} aria-hidden="true">
						{formatPercent(platformFeeCap.value, language)}
					</p>
				</article>
				<article className={styles.connector}>
					<div className={styles.copy}>
						<h3>{t("partnership.audience.connector.title")}</h3>
						<p className="lede">{t("partnership.audience.connector.text")}</p>
					</div>
					<div className={styles.people}>
						{readPlacements().partnership.acquaintances.map((game) => (
							<SitePicture key={game} name={`games/${game}/icon`} sizes="(min-width: 768px) 168px, 104px" />
						))}
					</div>
				</article>
			</div>
		</section>
	);
}
