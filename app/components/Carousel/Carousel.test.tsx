// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Carousel } from "./Carousel.tsx";

afterEach(cleanup);

type Ends = { start: boolean; end: boolean };

const slider = vi.hoisted(() => ({ move: vi.fn(), destroy: vi.fn(), create: vi.fn(), report: (_: Ends): void => {} }));
vi.mock("./slider.ts", () => ({
	createSlider: (element: HTMLElement, settings: unknown, onEnds: (ends: Ends) => void) => {
		slider.create(element, settings);
		slider.report = onEnds;
		return { move: slider.move, destroy: slider.destroy };
	},
}));

/** The strip's way into the window. */
let comeNear = (): void => {};
beforeEach(() => {
	vi.clearAllMocks();
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
				comeNear = () => tell([{ isIntersecting: true }]);
			}
			observe() {}
			disconnect() {}
		},
	);
});

const settings = { spaceBetween: 15, slidesPerView: "auto" } as const;

function draw(count: number) {
	const slides = Array.from({ length: count }, (_, index) => ({ key: String(index), content: `Slide ${index + 1}` }));
	return render(
		<Carousel label="Screenshots" previousLabel="Previous" nextLabel="Next" slides={slides} settings={settings} />,
	);
}

const arrow = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const strip = () => screen.getByRole("region", { name: "Screenshots" });
const approach = () => act(async () => comeNear());

describe("a carousel, before its script", () => {
	it("has every slide in a strip that the keyboard reaches", () => {
		draw(3);
		expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Slide 1", "Slide 2", "Slide 3"]);
		expect(strip().tabIndex).toBe(0);
		expect(slider.create).not.toHaveBeenCalled();
	});

	it("has named arrows, the one backwards disabled at the start", () => {
		draw(3);
		expect([arrow("Previous").disabled, arrow("Next").disabled]).toEqual([true, false]);
	});

	it("has both disabled when there is one slide", () => {
		draw(1);
		expect([arrow("Previous").disabled, arrow("Next").disabled]).toEqual([true, true]);
	});

	it("moves a whole slide per click all the same: the click fetches the script and waits", async () => {
		draw(3);
		await act(async () => {
			fireEvent.click(arrow("Next"));
			fireEvent.click(arrow("Next"));
		});
		await vi.waitFor(() => expect(slider.move.mock.calls).toEqual([[1], [1]]));
		expect(slider.create).toHaveBeenCalledOnce();
	});

	it("leaves the arrow keys to the browser, which scrolls the strip", () => {
		draw(3);
		expect(fireEvent.keyDown(strip(), { key: "ArrowRight" })).toBe(true);
		expect(slider.create).not.toHaveBeenCalled();
	});
});

describe("a carousel that came near the window", () => {
	it("loads its script once, with the settings", async () => {
		draw(3);
		await approach();
		expect(slider.create).toHaveBeenCalledExactlyOnceWith(strip(), settings);
	});

	it("moves by arrows and by arrow keys, and by no other", async () => {
		draw(3);
		await approach();
		fireEvent.click(arrow("Next"));
		expect(fireEvent.keyDown(strip(), { key: "ArrowRight" })).toBe(false);
		expect(fireEvent.keyDown(strip(), { key: "ArrowLeft" })).toBe(false);
		expect(fireEvent.keyDown(strip(), { key: "ArrowDown" })).toBe(true);
		expect(slider.move.mock.calls).toEqual([[1], [1], [-1]]);
	});

	it("disables the arrow of the end that it has reached", async () => {
		draw(3);
		await approach();
		act(() => slider.report({ start: false, end: false }));
		expect([arrow("Previous").disabled, arrow("Next").disabled]).toEqual([false, false]);
		act(() => slider.report({ start: false, end: true }));
		expect([arrow("Previous").disabled, arrow("Next").disabled]).toEqual([false, true]);
	});

	it("tidies up when it goes, even while its script is on the way", async () => {
		const first = draw(3);
		await approach();
		first.unmount();
		expect(slider.destroy).toHaveBeenCalledOnce();
		const second = draw(3);
		comeNear();
		second.unmount();
		await approach();
		expect(slider.create).toHaveBeenCalledOnce();
	});
});
