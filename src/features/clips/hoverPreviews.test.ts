// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { addCard, clipOn, installDevice } from "./testCards.ts";

const mousePointer = ["hover: hover", "pointer: fine"];
const touchScreen = ["hover: none", "pointer: coarse"];

/** Sets the card's `:hover` or `:focus-visible` state. */
function put(card: HTMLElement, state: ":hover" | ":focus-visible" | undefined): void {
	vi.spyOn(card, "matches").mockImplementation((selectors) => state !== undefined && selectors.includes(state));
}

/** Starts the preview of a card on a device with these media features, until the test ends. */
async function preview(media: string[], state?: ":hover" | ":focus-visible", ...given: Parameters<typeof addCard>) {
	const device = installDevice(...media);
	vi.resetModules();
	const { startPreview, setAutoplay } = await import("./hoverPreviews.ts");
	onTestFinished(() => setAutoplay(false));
	const card = addCard(...given);
	const before = card.outerHTML;
	put(card, state);
	startPreview(card);
	return { device, card, before, startPreview, setAutoplay };
}

function leave(card: HTMLElement, event: "pointerleave" | "blur"): void {
	put(card, undefined);
	card.dispatchEvent(new Event(event));
}

const advanceClock = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());

describe("previews on devices with a mouse", () => {
	it.each([
		[":hover", "pointerleave"],
		[":focus-visible", "blur"],
	] as const)("a card with %s plays its clip after 120 ms and is restored after %s", async (state, event) => {
		const { card, before } = await preview(mousePointer, state);
		await advanceClock(119);
		expect(clipOn(card), "nothing is fetched before 120 ms").toBeNull();
		await advanceClock(1);
		expect(clipOn(card)?.src).toContain("/clips/boat-attack/a.webm");
		leave(card, event);
		await advanceClock(0);
		expect(card.outerHTML).toBe(before);
	});

	it("a card that the pointer only passes over requests no clip", async () => {
		const { card } = await preview(mousePointer, ":hover");
		await advanceClock(100);
		leave(card, "pointerleave");
		await advanceClock(500);
		expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
	});

	it("a card that the pointer left while the code was loading does not play", async () => {
		const { card } = await preview(mousePointer);
		await advanceClock(500);
		expect(clipOn(card)).toBeNull();
	});

	it("a card continues to play if it has the focus when the mouse leaves it", async () => {
		const { card } = await preview(mousePointer, ":hover");
		await advanceClock(120);
		put(card, ":focus-visible");
		card.dispatchEvent(new Event("pointerleave"));
		await advanceClock(0);
		expect(clipOn(card)).not.toBeNull();
		leave(card, "blur");
		await advanceClock(0);
		expect(clipOn(card)).toBeNull();
	});

	it("one card plays at a time, and pointer movements within it do not restart the clip", async () => {
		const { card: first, startPreview } = await preview(mousePointer, ":focus-visible");
		const second = addCard();
		await advanceClock(120);
		const clip = clipOn(first);
		startPreview(first);
		await advanceClock(120);
		expect(clipOn(first)).toBe(clip);
		put(second, ":hover");
		startPreview(second);
		await advanceClock(120);
		expect(clipOn(first)).toBeNull();
		expect(clipOn(second)).not.toBeNull();
	});

	it("a card without a clip does not change", async () => {
		const { card, before } = await preview(mousePointer, ":hover", "glass-quest");
		await advanceClock(500);
		expect(card.outerHTML).toBe(before);
	});

	it("a card outside the viewport releases its clip and plays it again when it returns", async () => {
		const { card, device } = await preview(mousePointer, ":focus-visible");
		await advanceClock(120);
		const video = clipOn(card);
		device.scroll(false);
		await advanceClock(0);
		expect(clipOn(card)).toBeNull();
		expect(video?.hasAttribute("src"), "the download is aborted").toBe(false);
		device.scroll(true);
		expect(clipOn(card)).not.toBeNull();
	});
});

describe("previews that must not play", () => {
	it.each(["prefers-reduced-motion: reduce", "prefers-reduced-data: reduce"])(
		"do not play if the browser matches %s",
		async (wish) => {
			const { card } = await preview([...mousePointer, wish], ":hover");
			await advanceClock(500);
			expect(clipOn(card)).toBeNull();
		},
	);

	it("do not play with Save-Data", async () => {
		vi.stubGlobal("navigator", { connection: { saveData: true } });
		const { card, setAutoplay } = await preview(mousePointer, ":hover");
		setAutoplay(true);
		await advanceClock(500);
		expect(clipOn(card)).toBeNull();
	});

	it("stop when the visitor changes the system setting to reduced motion", async () => {
		const { card, device } = await preview(mousePointer, ":hover");
		await advanceClock(120);
		device.media.add("prefers-reduced-motion: reduce");
		device.changeMedia();
		await advanceClock(0);
		expect(clipOn(card)).toBeNull();
	});
});

describe("previews on touch screens", () => {
	const middle = { top: innerHeight / 2 - 100, bottom: innerHeight / 2 + 100, height: 200 };
	const belowWindow = { ...middle, top: 2000, bottom: 2200 };

	it("play on the centered card, and on the next one after 120 ms without scrolling, until they are switched off", async () => {
		const { card: first, setAutoplay } = await preview(touchScreen, undefined, "boat-attack", middle);
		const second = addCard("boat-attack", belowWindow);
		setAutoplay(true);
		await advanceClock(0);
		expect(clipOn(first)).not.toBeNull();
		expect(clipOn(second)).toBeNull();

		const [one, other] = [first, second].map((card) => card.firstElementChild) as [Element, Element];
		[one.getBoundingClientRect, other.getBoundingClientRect] = [other.getBoundingClientRect, one.getBoundingClientRect];
		dispatchEvent(new Event("scroll"));
		await advanceClock(100);
		dispatchEvent(new Event("scroll"));
		await advanceClock(119);
		expect(clipOn(second), "nothing is fetched while the page scrolls").toBeNull();
		await advanceClock(2);
		expect(clipOn(first)).toBeNull();
		expect(clipOn(second)).not.toBeNull();

		expect(localStorage.getItem("previews"), "remembered").toBe("on");
		setAutoplay(false);
		expect(localStorage.getItem("previews")).toBeNull();
		await advanceClock(0);
		expect(clipOn(second)).toBeNull();
		dispatchEvent(new Event("scroll"));
		await advanceClock(500);
		expect(clipOn(second)).toBeNull();
	});

	it("keep the choice for the page if storage is blocked", async () => {
		vi.stubGlobal("localStorage", undefined);
		const { card, startPreview, setAutoplay } = await preview(touchScreen, undefined, "boat-attack", middle);
		setAutoplay(true);
		startPreview(card);
		await advanceClock(0);
		expect(clipOn(card)).not.toBeNull();
	});

	it("use the stored choice from the first touch of a card", async () => {
		localStorage.setItem("previews", "on");
		const { card } = await preview(touchScreen, undefined, "boat-attack", middle);
		await advanceClock(0);
		expect(clipOn(card)).not.toBeNull();
	});
});
