import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/Button/Button.tsx";
import { Icon } from "~/components/Icon/Icon.tsx";
import { ScenePicture } from "~/components/Picture/Picture.tsx";
import type { Picture as PictureData } from "~/pictures/picture.ts";
import { site } from "../../../content/site.ts";
import styles from "./Hero.module.css";

/** The first screen: the headline on the calm sky of a full-bleed scene, with a scene of its own for phones. */
export function Hero({ wide, tall }: { wide: PictureData; tall: PictureData }) {
	const { t } = useTranslation();
	return (
		<section className={styles.hero}>
			<div className={styles.scene}>
				<ScenePicture wide={wide} tall={tall} />
			</div>
			<div className={`container ${styles.words}`}>
				<h1 className={styles.title}>
					<span>{t("home.hero.line1")}</span> <span>{t("home.hero.line2")}</span>
				</h1>
				<div className={styles.act}>
					<p className="lede">{t("home.hero.lede")}</p>
					<ButtonLink size="large" href={site.links.marketplace}>
						<Icon name="play" />
						{t("home.hero.play")}
					</ButtonLink>
				</div>
			</div>
		</section>
	);
}
