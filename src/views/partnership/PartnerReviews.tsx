import type { Picture as PictureData } from "#content/model/picture.ts";
import { Carousel } from "#src/components/Carousel/Carousel.tsx";
import type { CarouselSettings } from "#src/components/Carousel/carousel.client.ts";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./PartnerReviews.module.css";

const reviews = ["developer", "baker", "bookkeeper"] as const;

/** Spec 9: spacing 25; 1.2 slides, 2.2 from 768 px, 3 from 1200 px. The module's CSS says the same. */
const settings: CarouselSettings = { spaceBetween: 25, tabletSlides: 2.2 };

/** What three clay people say (product 4). */
export function PartnerReviews({ pictures }: { pictures: Record<(typeof reviews)[number], PictureData> }) {
	const { t } = useTranslation();
	return (
		<section className={`container ${styles.reviews}`}>
			<Carousel
				label={t("partnership.reviews.title")}
				previousLabel={t("partnership.reviews.previous")}
				nextLabel={t("partnership.reviews.next")}
				settings={settings}
				heading={
					<div className={styles.head}>
						<h2>{t("partnership.reviews.title")}</h2>
						<p>{t("partnership.reviews.note")}</p>
					</div>
				}
				slides={reviews.map((review) => ({
					key: review,
					content: (
						<article className={styles.review}>
							<Picture
								picture={pictures[review]}
								sizes="(min-width: 1280px) max(410px, 21.4vw), (min-width: 1200px) 31vw, (min-width: 768px) 42vw, 76vw"
								alt={t(`partnership.reviews.${review}.alt`)}
							/>
							<blockquote>
								<p>{t(`partnership.reviews.${review}.text`)}</p>
							</blockquote>
							<h3>{t(`partnership.reviews.${review}.title`)}</h3>
						</article>
					),
				}))}
			/>
		</section>
	);
}
