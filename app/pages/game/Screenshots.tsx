import { type ComponentType, type MouseEvent, useState } from "react";
import { Carousel } from "#app/components/Carousel/Carousel.tsx";
import type { CarouselSettings } from "#app/components/Carousel/slider.ts";
import { Picture } from "#app/components/Picture/Picture.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { source } from "#content/model/picture.ts";
import type { GameDetails } from "#content/readers/games.server.ts";
import { ClipSlide } from "./ClipSlide.tsx";
import type { ScreenshotDialogProps } from "./ScreenshotDialog.tsx";
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

const sizes = "(min-width: 1280px) max(800px, 41.7vw), (min-width: 768px) 62vw, 84vw";

interface Shown {
	readonly Dialog: ComponentType<ScreenshotDialogProps>;
	readonly start: number;
	readonly opener: HTMLElement;
}

/** The picture in the strip's link to a screenshot: whatever else stands in the strip. */
function smallPicture(opener: HTMLElement, screenshot: GameDetails["screenshots"][number] | undefined) {
	const link = screenshot && `a[href="${source(screenshot.picture)}"] img`;
	return link ? (opener.closest("ul")?.querySelector<HTMLImageElement>(link) ?? null) : null;
}

/** A clip, if there is one, and three screenshots in a carousel with arrows (product 5). A screenshot opens large: in a window, or without the app by itself. */
export function Screenshots({ title, clip, screenshots }: Pick<GameDetails, "title" | "clip" | "screenshots">) {
	const { t } = useTranslation();
	const [shown, setShown] = useState<Shown>();
	const open = (event: MouseEvent<HTMLAnchorElement>, start: number) => {
		// The end of a drag, or somebody who wants it in a tab.
		if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		const opener = event.currentTarget;
		import("./ScreenshotDialog.tsx").then(
			(module) => setShown({ Dialog: module.ScreenshotDialog, start, opener }),
			() => location.assign(opener.href),
		);
	};
	return (
		<div className={styles.screenshots}>
			<Carousel
				label={t("game.screenshots")}
				previousLabel={t("game.previous")}
				nextLabel={t("game.next")}
				settings={settings}
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
					...screenshots.map(({ picture, alt }, place) => ({
						key: picture.base,
						content: (
							<a
								href={source(picture)}
								title={t("game.enlarge")}
								draggable={false}
								className={styles.open}
								onClick={(event) => open(event, place)}
							>
								<Picture picture={picture} alt={alt} sizes={sizes} className={styles.shot} />
							</a>
						),
					})),
				]}
			/>
			{shown && (
				<shown.Dialog
					screenshots={screenshots}
					styles={styles}
					start={shown.start}
					smallOf={(place) => smallPicture(shown.opener, screenshots[place])}
					onClose={() => {
						setShown(undefined);
						shown.opener.focus();
					}}
				/>
			)}
		</div>
	);
}
