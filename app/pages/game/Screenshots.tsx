import { useTranslation } from "react-i18next";
import { Carousel } from "~/components/Carousel/Carousel.tsx";
import type { CarouselSettings } from "~/components/Carousel/slider.ts";
import { Picture } from "~/components/Picture/Picture.tsx";
import type { GameDetails } from "~/content/games.server.ts";
import styles from "./Screenshots.module.css";

/**
 * Spec 9: spacing 15, automatic width. The strip bleeds off the right edge, so the
 * last slide keeps as much room after it as the first has before it.
 */
const settings: CarouselSettings = {
	spaceBetween: 15,
	slidesPerView: "auto",
	offsetAfter: (strip) => strip.getBoundingClientRect().left,
};

/** Three screenshots in a carousel with arrows (spec 2.5). */
export function Screenshots({ screenshots }: Pick<GameDetails, "screenshots">) {
	const { t } = useTranslation();
	return (
		<div className={styles.screenshots}>
			<Carousel
				label={t("game.screenshots")}
				previousLabel={t("game.previous")}
				nextLabel={t("game.next")}
				settings={settings}
				heading={<h2>{t("game.screenshots")}</h2>}
				slides={screenshots.map(({ picture, alt }) => ({
					key: picture.base,
					content: (
						<Picture
							picture={picture}
							alt={alt}
							sizes="(min-width: 1280px) 800px, (min-width: 768px) 62vw, 84vw"
							className={styles.shot}
						/>
					),
				}))}
			/>
		</div>
	);
}
