import type { Picture as PictureData } from "#content/model/picture.ts";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { PublishLink } from "#src/features/sections/PublishLink.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./PublishBanner.module.css";

/** For the studio that came by: the fee, and the way to publish. */
export function PublishBanner({ picture }: { picture: PictureData }) {
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
				<Picture picture={picture} sizes="(min-width: 992px) 50vw, 100vw" alt="" />
			</div>
		</section>
	);
}
