// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { installDevice, type TestDevice } from "#src/features/clips/testCards.ts";
import "#src/i18n/i18n.server.ts";
import { ClipSlide } from "./ClipSlide.tsx";

const FAILED_LABEL = "The clip didn't load. Try again";
const clip = {
	av1: "/clips/boat/page.1.webm",
	h264: "/clips/boat/page.2.mp4",
	poster: { base: "/pictures/games/boat/clip.1", width: 960, height: 540, widths: [480], placeholderColor: 0 },
};

const names = () => screen.getAllByRole("button").map((button) => button.ariaLabel || button.textContent);
const button = (name: string) => screen.getByRole("button", { name });
const video = () => document.querySelector("video") as HTMLVideoElement;
const settle = () => vi.dynamicImportSettled();

async function press(name: string): Promise<void> {
	const control = button(name);
	control.focus();
	control.click();
	await settle();
}

/** Renders the slide and runs its script. Playing and pausing fire the browser's events. */
async function showClip(...media: string[]): Promise<TestDevice> {
	const device = installDevice(...media);
	vi.mocked(HTMLMediaElement.prototype.play).mockImplementation(async function (this: HTMLMediaElement) {
		fireEvent.play(this);
	});
	vi.mocked(HTMLMediaElement.prototype.pause).mockImplementation(function (this: HTMLMediaElement) {
		fireEvent.pause(this);
	});
	document.body.innerHTML = renderToStaticMarkup(<ClipSlide clip={clip} title="Boat" sizes="84vw" className="shot" />);
	vi.resetModules();
	await import("./gamePage.client.ts");
	return device;
}

it("a click plays the clip silently and in a loop, and moves the focus to the pause button", async () => {
	await showClip();
	expect(video()).toBeNull();
	await press("Watch the clip");
	expect(video().getAttribute("src")).toBe(clip.av1);
	expect(video()).toMatchObject({ muted: true, loop: true, playsInline: true });
	expect(names()).toEqual(["Pause", "Restart"]);
	expect(document.activeElement).toBe(button("Pause"));
});

it("two clicks before the player has loaded start one clip", async () => {
	await showClip();
	const control = button("Watch the clip");
	control.click();
	control.click();
	await settle();
	expect(document.querySelectorAll("video")).toHaveLength(1);
});

it("a paused clip continues where it was, or from the start", async () => {
	await showClip();
	await press("Watch the clip");
	await press("Pause");
	expect(document.activeElement).toBe(button("Watch the clip"));
	video().currentTime = 1;
	await press("Watch the clip");
	expect(video().currentTime).toBe(1);
	await press("Restart");
	expect(video().currentTime).toBe(0);
	expect(names()).toEqual(["Pause", "Restart"]);
});

it("a clip outside the viewport pauses, and does not play again by itself", async () => {
	const device = await showClip();
	await press("Watch the clip");
	device.scroll(false);
	expect(names()).toEqual(["Watch the clip", "Restart"]);
	device.scroll(true);
	expect(names()).toEqual(["Watch the clip", "Restart"]);
});

it("a clip plays once if reduced motion is preferred", async () => {
	await showClip("prefers-reduced-motion: reduce");
	await press("Watch the clip");
	expect(video().loop).toBe(false);
});

it("a clip that cannot be played leaves the first frame and a button with text, which tries again", async () => {
	const device = await showClip();
	const play = vi.mocked(HTMLMediaElement.prototype.play);
	const workingPlay = play.getMockImplementation();
	play.mockRejectedValue(new DOMException("No", "NotSupportedError"));
	await press("Watch the clip");
	device.scroll(false);
	expect(names()).toEqual([FAILED_LABEL]);
	expect(video().hidden).toBe(true);
	await press(FAILED_LABEL);
	expect(names()).toEqual([FAILED_LABEL]);
	play.mockImplementation(workingPlay ?? (async () => {}));
	await press(FAILED_LABEL);
	expect(video().hidden).toBe(false);
	await press("Pause");
	expect(names()).toEqual(["Watch the clip", "Restart"]);
});

it("a clip that is paused before it starts does not show an error", async () => {
	await showClip();
	vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException("Paused", "AbortError"));
	await press("Watch the clip");
	expect(names()).toEqual(["Pause", "Restart"]);
});

it("a browser that plays neither format shows an error", async () => {
	await showClip();
	vi.mocked(HTMLMediaElement.prototype.canPlayType).mockReturnValue("");
	await press("Watch the clip");
	expect(names()).toEqual([FAILED_LABEL]);
});
