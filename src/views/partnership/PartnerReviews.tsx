import { sitePicture } from "#content/readers/pictures.server.ts";
import { Carousel } from "#src/components/Carousel/Carousel.tsx";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./PartnerReviews.module.css";

const reviews = [
	{ review: "developer", picture: "site/reviewer-1" },
	{ review: "baker", picture: "site/reviewer-2" },
	{ review: "bookkeeper", picture: "site/reviewer-3" },
] as const;

/** What three clay people say (product 4); 1.2 slides, 2.2 from 768 px, 3 from 1200 px (specification 9), as in the CSS. */
export function PartnerReviews() {
	const { t } = useTranslation();
	return (
		<section className={`container ${styles.reviews}`}>
			<Carousel
				label={t("partnership.reviews.title")}
				previousLabel={t("partnership.reviews.previous")}
				nextLabel={t("partnership.reviews.next")}
				settings={{ spaceBetween: 25, tabletSlides: 2.2 }}
				heading={
					<div className={styles.head}>
						<h2>{t("partnership.reviews.title")}</h2>
						<p>{t("partnership.reviews.note")}</p>
					</div>
				}
				slides={reviews.map(({ review, picture }) => ({
					key: review,
					content: (
						<article className={styles.review}>
							<Picture
								picture={sitePicture(picture)}
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
