import { site } from "#config/site.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { ButtonLink } from "#src/components/Button/Button.tsx";
import { HeroImage } from "#src/components/Picture/Picture.tsx";
import { PublishLink } from "#src/features/sections/PublishLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./BusinessHero.module.css";

export function BusinessHero() {
	const { t } = useTranslation();
	return (
		<div className={styles.hero}>
			<div className={`container ${styles.copy}`}>
				<h1>
					<span>{t("business.hero.line1")}</span> <span>{t("business.hero.line2")}</span>
				</h1>
				<p className="lede">{t("business.hero.lede")}</p>
				<div className={styles.actions}>
					<ButtonLink icon="play" size="large" href={site.links.marketplace}>
						{t("business.hero.play")}
					</ButtonLink>
					<PublishLink variant="outline" size="large">
						{t("business.hero.publish")}
					</PublishLink>
				</div>
			</div>
			<div className={styles.scene}>
				<HeroImage wide={sitePicture("site/hero-business")} tall={sitePicture("site/hero-business-tall")} />
			</div>
		</div>
	);
}
