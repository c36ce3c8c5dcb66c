import { readPlacements } from "#content/readers/placements.server.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { SitePicture } from "#src/views/SitePicture.tsx";
import styles from "./BusinessAudience.module.css";

/** A global audience, illustrated by skies at different hours, with a link to the partnership page. */
export function BusinessAudience() {
	const { t, to } = useLocale();
	return (
		<section className={styles.audience}>
			<div className={`container ${styles.copy}`}>
				<h2>{t("business.audience.title")}</h2>
				<div>
					<p className="lede">{t("business.audience.lede")}</p>
					<p>
						{t("business.audience.partners")} <a href={to("partnership")}>{t("business.audience.partnership")}</a>
					</p>
				</div>
			</div>
			<div className={styles.zones}>
				{/* Sunset, dusk, polar light, deep night. */}
				{readPlacements().business.hours.map((game) => (
					<SitePicture key={game} name={`games/${game}/tall`} sizes="30vw" />
				))}
			</div>
		</section>
	);
}
