// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { stubIntersectionObserver } from "#src/scripts/stubIntersectionObserver.ts";
import { Carousel } from "./Carousel.tsx";
import type { CarouselSettings } from "./carousel.client.ts";
import { enhanceCarousels } from "./carousel.client.ts";

// Swiper needs layout, which jsdom lacks.
const { Swiper, move } = vi.hoisted(() => ({ Swiper: vi.fn(), move: vi.fn() }));
vi.mock("swiper", () => ({ default: Swiper }));

let reportNear: (target: Element) => void;
beforeEach(() => {
	Swiper.mockImplementation(
		class {
			slideNext = () => move(1);
			slidePrev = () => move(-1);
		} as never,
	);
	vi.stubGlobal("matchMedia", () => ({ matches: false }));
	reportNear = stubIntersectionObserver();
});

function showCarousel(settings: CarouselSettings = {}): void {
	document.body.innerHTML = renderToStaticMarkup(
		<Carousel
			label="Screenshots"
			previousLabel="Previous"
			nextLabel="Next"
			settings={settings}
			slides={["A", "B", "C"].map((key) => ({ key, content: key }))}
		/>,
	);
	enhanceCarousels();
}
const arrowButton = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const strip = () => screen.getByRole("region", { name: "Screenshots" });
const options = () => Swiper.mock.lastCall?.[1];
const scrollNear = () => {
	reportNear(strip());
	return vi.dynamicImportSettled();
};
const isPrevented = (init: KeyboardEventInit) => !fireEvent.keyDown(strip(), init);

it("a carousel far from the viewport does not load Swiper, and leaves arrow keys to the browser", async () => {
	showCarousel();
	expect(isPrevented({ key: "ArrowRight" })).toBe(false);
	await vi.dynamicImportSettled();
	expect(Swiper).not.toHaveBeenCalled();
});

it("a carousel loads Swiper once at the first click of an arrow, and moves once per click", async () => {
	showCarousel();
	arrowButton("Next").click();
	arrowButton("Next").click();
	await vi.waitFor(() => expect(move.mock.calls).toEqual([[1], [1]]));
	await scrollNear();
	expect(Swiper).toHaveBeenCalledOnce();
});

it("a carousel tries again at the next click when Swiper could not start", async () => {
	Swiper.mockImplementationOnce(
		class {
			constructor() {
				throw new Error("Swiper failed");
			}
		} as never,
	);
	showCarousel();
	// An unhandled rejection fails the test run.
	arrowButton("Next").click();
	await vi.waitFor(() => expect(Swiper).toHaveBeenCalled());
	await vi.waitFor(() => expect(isPrevented({ key: "ArrowRight" }), "the browser scrolls the strip").toBe(false));
	arrowButton("Next").click();
	await vi.waitFor(() => expect(move).toHaveBeenCalledExactlyOnceWith(1));
});

it("a carousel near the viewport starts Swiper with the settings of its markup", async () => {
	showCarousel({ spaceBetween: 15, slidesPerView: "auto" });
	await scrollNear();
	expect(Swiper.mock.lastCall?.[0]).toBe(strip());
	expect(options()).toMatchObject({ spaceBetween: 15, slidesPerView: "auto", slidesOffsetAfter: 0 });
});

it("a carousel has as much room after the last slide as before the first one if it runs off the right edge", async () => {
	showCarousel({ bleedsRight: true });
	strip().getBoundingClientRect = () => ({ left: 48 }) as DOMRect;
	await scrollNear();
	expect(options().slidesOffsetAfter).toBe(48);
});

it("a carousel moves by arrows and arrow keys, and leaves other keys and browser shortcuts alone", async () => {
	showCarousel();
	await scrollNear();
	options().on.slideChange({ isBeginning: false, isEnd: false });
	arrowButton("Previous").click();
	expect(isPrevented({ key: "ArrowRight" })).toBe(true);
	expect(isPrevented({ key: "ArrowDown" })).toBe(false);
	expect(isPrevented({ key: "ArrowLeft", altKey: true }), "Back").toBe(false);
	await vi.waitFor(() => expect(move.mock.calls).toEqual([[-1], [1]]));
});

it("a carousel disables the arrow of the end that it has reached", async () => {
	showCarousel();
	expect([arrowButton("Previous").disabled, arrowButton("Next").disabled]).toEqual([true, false]);
	await scrollNear();
	options().on.slideChange({ isBeginning: false, isEnd: false });
	expect([arrowButton("Previous").disabled, arrowButton("Next").disabled]).toEqual([false, false]);
	options().on.slideChange({ isBeginning: false, isEnd: true });
	expect([arrowButton("Previous").disabled, arrowButton("Next").disabled]).toEqual([false, true]);
});
