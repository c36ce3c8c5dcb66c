import Swiper from "swiper";
import type { CarouselSettings } from "./carousel.client.ts";

/** Starts Swiper. `onEnds` is called at the first and last slide; returns a function that moves by one slide. */
export function createSlider(
	element: HTMLElement,
	{ spaceBetween = 24, slidesPerView, tabletSlides = 2, bleedsRight }: CarouselSettings,
	onEnds: (ends: { start: boolean; end: boolean }) => void,
): (direction: 1 | -1) => void {
	element.scrollLeft = 0;
	element.dataset.enhanced = "";
	const report = ({ isBeginning, isEnd }: Swiper) => onEnds({ start: isBeginning, end: isEnd });
	const stripSwiper = new Swiper(element, {
		speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 300,
		threshold: 5,
		longSwipesMs: 300,
		spaceBetween,
		...(slidesPerView
			? { slidesPerView }
			: { slidesPerView: 1.2, breakpoints: { 768: { slidesPerView: tabletSlides }, 1200: { slidesPerView: 3 } } }),
		slidesOffsetAfter: bleedsRight ? element.getBoundingClientRect().left : 0,
		on: { afterInit: report, slideChange: report, reachEnd: report, fromEdge: report, resize: report },
	});
	// Prevent the browser's scroll to the focused slide; the carousel animates there instead.
	element.addEventListener("focusin", ({ target }) => {
		const focusedSlide =
			target instanceof Element && target.matches(":focus-visible") && target.closest(".swiper-slide");
		if (!focusedSlide) return;
		element.scrollLeft = 0;
		stripSwiper.slideTo([...(focusedSlide.parentElement?.children ?? [])].indexOf(focusedSlide));
	});
	return (direction) => (direction === 1 ? stripSwiper.slideNext() : stripSwiper.slidePrev());
}
