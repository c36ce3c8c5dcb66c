import { hasModifierKey } from "#src/scripts/hasModifierKey.ts";

/** What differs between carousels; everything else has the defaults of product 12. */
export interface CarouselSettings {
	/** Pixels between slides; 24 by default. `--carousel-gap` in CSS must say the same. */
	readonly spaceBetween?: number;
	/** `auto` takes the slides' own width (`--slide-size: auto` in CSS); otherwise 1.2, 2 from 768 px and 3 from 1200 px on. */
	readonly slidesPerView?: "auto";
	/** Slides from 768 px on; 2 by default. `--tablet-slides` in CSS must say the same. */
	readonly tabletSlides?: number;
	/** The strip runs off the right edge: the last slide gets as much room after it as the first has before it. */
	readonly bleedsRight?: boolean;
}

/** Enhances every `[data-carousel]` of the page. Swiper is loaded when a strip comes near the viewport or an arrow is clicked. */
export function enhanceCarousels(): void {
	for (const root of document.querySelectorAll<HTMLElement>("[data-carousel]")) enhanceCarousel(root);
}

function enhanceCarousel(root: HTMLElement): void {
	const strip = root.querySelector("section");
	if (!strip) return;
	const directionButtons = [...root.querySelectorAll<HTMLButtonElement>("button[data-direction]")];
	const settings: CarouselSettings = JSON.parse(root.dataset.carousel ?? "{}");
	let slider: Promise<(direction: 1 | -1) => void> | undefined;

	const load = () => {
		observer.disconnect();
		slider ??= import("./slider.ts").then(({ createSlider }) =>
			createSlider(strip, settings, ({ start, end }) => {
				for (const button of directionButtons) button.disabled = button.dataset.direction === "1" ? end : start;
			}),
		);
		// Without its file the strip scrolls, and the next click tries again.
		slider.catch(() => {
			slider = undefined;
		});
		return slider;
	};
	const moveStrip = (direction: 1 | -1) =>
		load().then(
			(moveSlider) => moveSlider(direction),
			() => {},
		);
	const observer = new IntersectionObserver(
		(entries) => {
			if (entries.some(({ isIntersecting }) => isIntersecting)) load();
		},
		{ rootMargin: "300px" },
	);
	observer.observe(strip);

	for (const button of directionButtons) {
		button.addEventListener("click", () => moveStrip(button.dataset.direction === "1" ? 1 : -1));
	}
	strip.addEventListener("keydown", (event) => {
		// Before Swiper the browser scrolls the strip.
		if (!slider || !/^Arrow(Left|Right)$/.test(event.key)) return;
		// Alt and an arrow: Back or Forward.
		if (hasModifierKey(event)) return;
		event.preventDefault();
		moveStrip(event.key === "ArrowRight" ? 1 : -1);
	});
}
