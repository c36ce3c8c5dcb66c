import Swiper from "swiper";

/** What differs between carousels; everything has product 12's default. */
export interface CarouselSettings {
	/** Pixels between slides; 24. `--carousel-gap` says the same to the strip before Swiper. */
	spaceBetween?: number;
	/** `auto` takes the slides' own width (`--slide-size: auto`); else 1.2, 2 from 768 px and 3 from 1200 px on. */
	slidesPerView?: "auto";
	/** Slides from 768 px on; 2. `--tablet-slides` says the same to the strip before Swiper. */
	tabletSlides?: number;
	/** After the last slide comes the first again, without an end. */
	loop?: boolean;
	/** After the last slide the strip runs back to the first. */
	rewind?: boolean;
	/** Pixels after the last slide, for a strip that bleeds off the window's edge. */
	offsetAfter?: (strip: HTMLElement) => number;
}

export interface CarouselSlider {
	move(direction: 1 | -1): void;
	destroy(): void;
}

/** Swiper's own settings for a carousel's: the figures of product 12, unless the carousel has others. */
function swiperOptions({ spaceBetween = 24, slidesPerView, tabletSlides = 2, loop, rewind }: CarouselSettings) {
	return {
		speed: 300,
		threshold: 5,
		longSwipesMs: 300,
		spaceBetween,
		loop,
		rewind,
		...(slidesPerView
			? { slidesPerView }
			: { slidesPerView: 1.2, breakpoints: { 768: { slidesPerView: tabletSlides }, 1200: { slidesPerView: 3 } } }),
	};
}

/**
 * Swiper on a strip of `Carousel`, still under reduced motion. Loaded only when a carousel comes near the window.
 *
 * @param onEnds called when the first or last position is reached or left
 */
export function createSlider(
	element: HTMLElement,
	settings: CarouselSettings,
	onEnds: (ends: { start: boolean; end: boolean }) => void,
): CarouselSlider {
	element.scrollLeft = 0;
	element.dataset.enhanced = "";
	const options = swiperOptions(settings);
	const report = ({ isBeginning, isEnd }: Swiper) => onEnds({ start: isBeginning, end: isEnd });
	const swiper = new Swiper(element, {
		...options,
		speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : options.speed,
		slidesOffsetAfter: settings.offsetAfter?.(element) ?? 0,
		on: { afterInit: report, slideChange: report, reachEnd: report, fromEdge: report, resize: report },
	});
	// The browser would scroll to the focused slide; the carousel animates there instead.
	const follow = ({ target }: FocusEvent) => {
		const slide = target instanceof Element && target.matches(":focus-visible") && target.closest(".swiper-slide");
		if (!slide) return;
		element.scrollLeft = 0;
		swiper.slideTo([...(slide.parentElement?.children ?? [])].indexOf(slide));
	};
	element.addEventListener("focusin", follow);
	return {
		move: (direction) => (direction === 1 ? swiper.slideNext() : swiper.slidePrev()),
		destroy() {
			element.removeEventListener("focusin", follow);
			swiper.destroy();
			delete element.dataset.enhanced;
		},
	};
}
