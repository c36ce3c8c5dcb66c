import { allGames } from "#content/readers/games.server.ts";
import { readPlacements } from "#content/readers/placements.server.ts";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { DocumentLink } from "#src/features/guidelines/DocumentLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SitePicture } from "#src/views/SitePicture.tsx";
import styles from "./HomeFeatures.module.css";

/** Three cards: no downloads, earn more, top up (product 4). */
export function HomeFeatures() {
	const { t } = useTranslation();
	const { phone } = readPlacements().home;
	const phoneTitle = allGames().find(({ slug }) => slug === phone)?.title;
	const ways = [
		{ icon: "card", name: t("home.features.topUp.card"), note: t("home.features.topUp.cardNote") },
		{ icon: "coin", name: t("home.features.topUp.crypto"), note: t("home.features.topUp.cryptoNote") },
	] as const;
	return (
		<section className={`container ${styles.features}`}>
			<article className={styles.downloads}>
				<h2>{t("home.features.downloads.title")}</h2>
				<p className="lede">{t("home.features.downloads.text")}</p>
				<div className={styles.phone} data-screen="">
					<p>
						{phoneTitle} <span>{t("home.features.downloads.caption")}</span>
					</p>
					<SitePicture name={`games/${phone}/screenshot-1`} sizes="(min-width: 992px) max(800px, 41.7vw), 100vw" />
				</div>
			</article>
			<article className={styles.earn}>
				<SitePicture name="site/coin" sizes="(min-width: 992px) max(272px, 14.2vw), 50vw" className={styles.coin} />
				<h3>{t("home.features.earn.title")}</h3>
				<p>{t("home.features.earn.text")}</p>
				<p>
					<DocumentLink chapter="customers" doc="referral-program">
						{t("guidelines.documents.customers.referral-program")}
					</DocumentLink>
				</p>
			</article>
			<article className={styles.topUp}>
				<h3>{t("home.features.topUp.title")}</h3>
				<p>{t("home.features.topUp.text")}</p>
				<div className={styles.topUpArt}>
					<SitePicture name="site/top-up" sizes="(min-width: 992px) max(416px, 21.7vw), 80vw" />
				</div>
				<ul>
					{ways.map(({ icon, name, note }) => (
						<li key={icon}>
							<Icon name={icon} />
							<span className={styles.way}>{name}</span>
							<span className={styles.note}>{note}</span>
						</li>
					))}
				</ul>
			</article>
		</section>
	);
}
