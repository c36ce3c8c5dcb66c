import { hasModifierKey } from "#src/scripts/hasModifierKey.ts";

/** Overrides of the defaults in product 12. */
export interface CarouselSettings {
	/** Pixels between slides, 24 by default; must match `--carousel-gap` in CSS. */
	readonly spaceBetween?: number;
	/** `auto` uses the slides' CSS width (`--slide-size: auto`). Default: 1.2 slides, 2 from 768 px, 3 from 1200 px. */
	readonly slidesPerView?: "auto";
	/** Slides from 768 px, 2 by default; must match `--tablet-slides` in CSS. */
	readonly tabletSlides?: number;
	/** The strip extends to the viewport's right edge; the margin after the last slide equals that before the first. */
	readonly bleedsRight?: boolean;
}

/** Enhances every `[data-carousel]`. Swiper loads when a strip is near the viewport or an arrow is clicked. */
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
		// If Swiper fails to load, the strip still scrolls, and the next click tries again.
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
		// Until Swiper runs, the browser scrolls the strip.
		if (!slider || !/^Arrow(Left|Right)$/.test(event.key)) return;
		// Alt with an arrow key is Back or Forward.
		if (hasModifierKey(event)) return;
		event.preventDefault();
		moveStrip(event.key === "ArrowRight" ? 1 : -1);
	});
}
