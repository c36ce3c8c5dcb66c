import { useTranslation } from "react-i18next";
import { Picture } from "~/components/Picture/Picture.tsx";
import type { Picture as PictureData } from "~/pictures/picture.ts";
import styles from "./Audience.module.css";

/** A global audience: the same moment under several skies, side by side (spec 2.4). */
export function Audience({ pictures }: { pictures: readonly PictureData[] }) {
	const { t } = useTranslation();
	return (
		<section className={styles.audience}>
			<div className={`container ${styles.words}`}>
				<h2>{t("business.audience.title")}</h2>
				<p className="lede">{t("business.audience.lede")}</p>
			</div>
			<div className={styles.zones}>
				{pictures.map((picture) => (
					<Picture key={picture.base} picture={picture} sizes="30vw" alt="" />
				))}
			</div>
		</section>
	);
}
