// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { Carousel } from "./Carousel.tsx";
import type { CarouselSettings } from "./carousel.client.ts";
import { enhanceCarousels } from "./carousel.client.ts";

type OnEnds = (ends: { start: boolean; end: boolean }) => void;
const { createSlider, move } = vi.hoisted(() => ({ createSlider: vi.fn(), move: vi.fn() }));
// Swiper needs layout, which jsdom lacks.
vi.mock("./slider.ts", () => ({ createSlider }));

let scrollNear = async () => {};
beforeEach(() => {
	createSlider.mockReset().mockReturnValue({ move });
	move.mockReset();
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			private isObserving = false;
			constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
				notify([{ isIntersecting: false }]);
				scrollNear = async () => {
					if (this.isObserving) notify([{ isIntersecting: true }]);
					await vi.dynamicImportSettled();
				};
			}
			observe() {
				this.isObserving = true;
			}
			disconnect() {
				this.isObserving = false;
			}
		},
	);
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
const arrow = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const strip = () => screen.getByRole("region", { name: "Screenshots" });
const isPrevented = (init: KeyboardEventInit) => !fireEvent.keyDown(strip(), init);

it("a carousel far from the viewport does not load Swiper, and leaves arrow keys to the browser", async () => {
	showCarousel();
	expect(isPrevented({ key: "ArrowRight" })).toBe(false);
	await vi.dynamicImportSettled();
	expect(createSlider).not.toHaveBeenCalled();
});

it("a carousel loads Swiper once at the first click of an arrow, and moves once per click", async () => {
	showCarousel();
	arrow("Next").click();
	arrow("Next").click();
	await vi.waitFor(() => expect(move.mock.calls).toEqual([[1], [1]]));
	await scrollNear();
	expect(createSlider).toHaveBeenCalledOnce();
});

it("a carousel tries again at the next click when Swiper could not start", async () => {
	createSlider.mockImplementationOnce(() => {
		throw new Error("Swiper failed");
	});
	showCarousel();
	// An unhandled rejection would fail the run.
	arrow("Next").click();
	await vi.waitFor(() => expect(createSlider).toHaveBeenCalled());
	await vi.waitFor(() => expect(isPrevented({ key: "ArrowRight" }), "the browser scrolls the strip").toBe(false));
	arrow("Next").click();
	await vi.waitFor(() => expect(move).toHaveBeenCalledExactlyOnceWith(1));
});

it("a carousel near the viewport starts Swiper with the settings of its markup", async () => {
	showCarousel({ spaceBetween: 15, slidesPerView: "auto" });
	await scrollNear();
	expect(createSlider.mock.lastCall?.slice(0, 2)).toEqual([strip(), { spaceBetween: 15, slidesPerView: "auto" }]);
});

it("a carousel has as much room after the last slide as before the first one if it runs off the right edge", async () => {
	showCarousel({ bleedsRight: true });
	await scrollNear();
	const left = { getBoundingClientRect: () => ({ left: 48 }) };
	expect(createSlider.mock.lastCall?.[1].offsetAfter(left)).toBe(48);
});

it("a carousel moves by arrows and arrow keys, and leaves other keys and browser shortcuts alone", async () => {
	showCarousel();
	await scrollNear();
	createSlider.mock.lastCall?.[2]({ start: false, end: false });
	arrow("Previous").click();
	expect(isPrevented({ key: "ArrowRight" })).toBe(true);
	expect(isPrevented({ key: "ArrowDown" })).toBe(false);
	expect(isPrevented({ key: "ArrowLeft", altKey: true }), "Back").toBe(false);
	await vi.waitFor(() => expect(move.mock.calls).toEqual([[-1], [1]]));
});

it("a carousel disables the arrow of the end that it has reached", async () => {
	showCarousel();
	expect([arrow("Previous").disabled, arrow("Next").disabled]).toEqual([true, false]);
	await scrollNear();
	const onEnds: OnEnds = createSlider.mock.lastCall?.[2];
	onEnds({ start: false, end: false });
	expect([arrow("Previous").disabled, arrow("Next").disabled]).toEqual([false, false]);
	onEnds({ start: false, end: true });
	expect([arrow("Previous").disabled, arrow("Next").disabled]).toEqual([false, true]);
});
