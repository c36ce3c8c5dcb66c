import { PublishLink } from "#src/features/sections/PublishLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SitePicture } from "#src/views/SitePicture.tsx";
import styles from "./PublishBanner.module.css";

/** Banner for studios: the fee and a link to the publish page. */
export function PublishBanner() {
	const { t } = useTranslation();
	return (
		<section className={styles.banner}>
			<div className={styles.copy}>
				<h2>
					<span className={styles.figure}>
						{t("home.publish.figure")}
						<small>%</small>
					</span>{" "}
					{t("home.publish.title")}
				</h2>
				<p className="lede">{t("home.publish.text")}</p>
				<PublishLink variant="light" size="large">
					{t("home.publish.action")}
				</PublishLink>
			</div>
			<div className={styles.art}>
				<SitePicture name="site/publish" sizes="(min-width: 992px) 50vw, 100vw" />
			</div>
		</section>
	);
}
