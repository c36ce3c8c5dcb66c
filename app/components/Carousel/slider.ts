import Swiper from "swiper";

/** What differs between carousels; spec section 9 gives the figures. */
export interface CarouselSettings {
	/** Pixels between slides. */
	spaceBetween: number;
	/** `auto` takes the slides' own width. */
	slidesPerView: number | "auto";
	/** Slides from a window width in pixels on. */
	breakpoints?: Record<number, { slidesPerView: number }>;
	/** Pixels after the last slide, for a strip that bleeds off the window's edge. */
	offsetAfter?: (strip: HTMLElement) => number;
}

export interface Slider {
	move(direction: 1 | -1): void;
	destroy(): void;
}

/**
 * Swiper on a strip of `Carousel`: 300 ms, touches under 5 px ignored, long swipe from 300 ms on (spec 9). Loaded only
 * when a carousel comes near the window.
 *
 * @param onEnds told whenever the first or last position is reached or left
 */
export function createSlider(
	element: HTMLElement,
	{ spaceBetween, slidesPerView, breakpoints, offsetAfter }: CarouselSettings,
	onEnds: (ends: { start: boolean; end: boolean }) => void,
): Slider {
	element.scrollLeft = 0;
	element.dataset.enhanced = "";
	const report = ({ isBeginning, isEnd }: Swiper) => onEnds({ start: isBeginning, end: isEnd });
	const swiper = new Swiper(element, {
		speed: 300,
		threshold: 5,
		longSwipesMs: 300,
		spaceBetween,
		slidesPerView,
		breakpoints,
		slidesOffsetAfter: offsetAfter?.(element) ?? 0,
		on: { afterInit: report, slideChange: report, reachEnd: report, fromEdge: report, resize: report },
	});
	return {
		move: (direction) => (direction === 1 ? swiper.slideNext() : swiper.slidePrev()),
		destroy() {
			swiper.destroy();
			delete element.dataset.enhanced;
		},
	};
}
