import { getPictureSource } from "#content/model/picture.ts";
import type { GameDetails } from "#content/readers/games.server.ts";
import { Carousel } from "#src/components/Carousel/Carousel.tsx";
import { DialogClose, DialogFrame } from "#src/components/Dialog/Dialog.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { ClipSlide } from "./ClipSlide.tsx";
import styles from "./GameScreenshots.module.css";

const sizes = "(min-width: 1280px) max(800px, 41.7vw), (min-width: 768px) 62vw, 84vw";

type GameScreenshotsProps = Pick<GameDetails, "title" | "clip" | "screenshots">;

/** Carousel of screenshots and an optional clip (product 5). Screenshots open in a dialog, or without it as files. */
export function GameScreenshots({ title, clip, screenshots }: GameScreenshotsProps) {
	const { t } = useTranslation();
	return (
		<div className={styles.screenshots} data-screenshots="">
			<Carousel
				label={t("game.screenshots")}
				previousLabel={t("game.previous")}
				nextLabel={t("game.next")}
				settings={{ spaceBetween: 15, slidesPerView: "auto", bleedsRight: true }}
				heading={<h2>{t("game.screenshots")}</h2>}
				slides={[
					...(clip
						? [
								{
									key: clip.av1,
									content: <ClipSlide clip={clip} title={title} sizes={sizes} className={styles.shot} />,
								},
							]
						: []),
					...screenshots.map(({ picture, alt }) => ({
						key: picture.base,
						content: (
							<a
								href={getPictureSource(picture)}
								title={t("game.enlarge")}
								draggable={false}
								className={styles.open}
								data-enlarge=""
							>
								<Picture picture={picture} alt={alt} sizes={sizes} className={styles.shot} />
							</a>
						),
					})),
				]}
			/>
			<template>
				<ScreenshotDialog screenshots={screenshots} />
			</template>
		</div>
	);
}

/** Dialog with full-size screenshots, captions, arrows and a zoom button. */
function ScreenshotDialog({ screenshots }: Pick<GameScreenshotsProps, "screenshots">) {
	const { t } = useTranslation();
	return (
		<DialogFrame id="screenshot" aria-label={t("game.screenshots")} tabIndex={-1} className={styles.dialog}>
			<div className={styles.large} data-strip="">
				<ul className="swiper-wrapper">
					{screenshots.map(({ picture, alt }, index) => (
						<li
							key={picture.base}
							className="swiper-slide"
							data-place={t("game.place", { number: index + 1, total: screenshots.length })}
							data-caption={alt}
						>
							<div className="swiper-zoom-container">
								<Picture picture={picture} alt="" sizes="100vw" draggable={false} />
							</div>
						</li>
					))}
				</ul>
			</div>
			<div className={styles.foot}>
				<p aria-live="polite">
					<span /> <span data-caption="" />
				</p>
				<button type="button" data-direction="-1" aria-label={t("game.previous")}>
					<Icon name="back" />
				</button>
				<button type="button" data-direction="1" aria-label={t("game.next")}>
					<Icon name="arrow" />
				</button>
			</div>
			<button
				type="button"
				data-zoom-in={t("game.zoomIn")}
				data-zoom-out={t("game.zoomOut")}
				aria-label={t("game.zoomIn")}
				className={styles.zoom}
			>
				<svg viewBox="0 0 20 20" width="1em" height="1em" aria-hidden="true">
					<path
						d="M8.5 3a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11zM12.6 12.6l4.4 4.4M6 8.5h5M8.5 6v5"
						fill="none"
						stroke="currentColor"
						strokeWidth="2"
						strokeLinecap="round"
					/>
				</svg>
			</button>
			<DialogClose dialog="screenshot" label={t("layout.close")} className={styles.close} />
		</DialogFrame>
	);
}
