import { sitePicture } from "#content/readers/pictures.server.ts";
import { Carousel } from "#src/components/Carousel/Carousel.tsx";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { listNames } from "#src/i18n/listNames.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./PartnerReviews.module.css";

/** Pictures by the key of their review. Reviews that editors add have none until it is added here. */
const pictures: Readonly<Record<string, string>> = {
	developer: "site/reviewer-1",
	baker: "site/reviewer-2",
	bookkeeper: "site/reviewer-3",
};

/** Reviews of partners (product 4); 1.2 slides, 2.2 from 768 px, 3 from 1200 px, as in the CSS. */
export function PartnerReviews() {
	const i18n = useTranslation();
	const { t } = i18n;
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
				slides={listNames(i18n, "partnership.reviews").map((review) => ({
					key: review,
					content: (
						<article className={styles.review}>
							{pictures[review] && (
								<Picture
									picture={sitePicture(pictures[review])}
									sizes="(min-width: 1280px) max(410px, 21.4vw), (min-width: 1200px) 31vw, (min-width: 768px) 42vw, 76vw"
									alt={t(`partnership.reviews.${review}.alt` as never)}
								/>
							)}
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
