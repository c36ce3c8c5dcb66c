// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { type Device, installDevice } from "#app/features/clips/testCards.ts";
import { I18nContext } from "#app/i18n/useTranslation.ts";
import "#app/i18n/i18n.server.ts";
import { i18nFor } from "#app/i18n/i18n.ts";
import type { GameClip } from "#content/readers/games.server.ts";
import { ClipSlide } from "./ClipSlide.tsx";

afterEach(cleanup);

const clip: GameClip = {
	av1: "/clips/boat/page.1.webm",
	h264: "/clips/boat/page.2.mp4",
	poster: { base: "/pictures/games/boat/clip.1", width: 960, height: 540, widths: [480], tone: 0 },
};

function show(shown = clip): HTMLElement {
	const { container } = render(
		<I18nContext value={i18nFor("en")}>
			<ClipSlide clip={shown} title="Boat" sizes="84vw" className="shot" />
		</I18nContext>,
	);
	return container;
}

const button = (name: string) => screen.getByRole("button", { name });
const video = () => document.querySelector("video") as HTMLVideoElement;

/** Presses the button, and lets the player and its file come. The browser tells of playing as it does. */
async function press(name: string): Promise<void> {
	await act(async () => {
		fireEvent.click(button(name));
		await vi.dynamicImportSettled();
	});
}

async function watch(...media: string[]): Promise<Device> {
	const device = installDevice(...media);
	vi.mocked(HTMLMediaElement.prototype.play).mockImplementation(async function (this: HTMLMediaElement) {
		fireEvent.play(this);
	});
	vi.mocked(HTMLMediaElement.prototype.pause).mockImplementation(function (this: HTMLMediaElement) {
		fireEvent.pause(this);
	});
	show();
	await press("Watch the clip");
	return device;
}

it("is the first frame with what moves in it, or a sentence for any clip, and no video yet", () => {
	installDevice();
	show();
	expect(screen.getByRole("img", { name: "A short silent clip: Boat in motion" })).toBeDefined();
	cleanup();
	show({ ...clip, description: "A boat leaps over a crab" });
	expect(screen.getByRole("img", { name: "A boat leaps over a crab" })).toBeDefined();
	expect(video()).toBeNull();
});

it("plays at a press, silent and in a loop; the focus is on what stops it", async () => {
	await watch();
	expect(video().getAttribute("src")).toBe(clip.av1);
	expect(video()).toMatchObject({ muted: true, loop: true, autoplay: false });
	expect(document.activeElement).toBe(button("Pause"));
});

it("pauses, goes on from there, and begins anew", async () => {
	await watch();
	await press("Pause");
	expect(button("Watch the clip")).toBe(document.activeElement);
	video().currentTime = 1;
	await press("Watch the clip");
	expect(video().currentTime).toBe(1);
	await press("From the start");
	expect(video().currentTime).toBe(0);
	expect(button("Pause")).toBeDefined();
});

it("pauses off the screen, and waits there for its visitor", async () => {
	const device = await watch();
	act(() => device.scroll(false));
	expect(button("Watch the clip")).toBeDefined();
	act(() => device.scroll(true));
	expect(button("Watch the clip")).toBeDefined();
});

it("leaves the first frame where it cannot be played, says so, and tries again", async () => {
	const device = installDevice();
	const play = vi.mocked(HTMLMediaElement.prototype.play);
	play.mockRejectedValue(new DOMException("No", "NotSupportedError"));
	show();
	await press("Watch the clip");
	act(() => device.scroll(false));
	expect(document.activeElement).toBe(button("The clip did not load. Try again"));
	expect(video().hidden).toBe(true);
	expect(screen.queryByRole("button", { name: "From the start" })).toBeNull();
	play.mockImplementation(async () => void fireEvent.play(video()));
	await press("The clip did not load. Try again");
	expect(video().hidden).toBe(false);
	expect(button("Pause")).toBeDefined();
});

it("that is paused before it could begin has not failed", async () => {
	installDevice();
	vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException("Paused", "AbortError"));
	show();
	await press("Watch the clip");
	expect(screen.queryByRole("button", { name: "The clip did not load. Try again" })).toBeNull();
});

it("gives its file back with the page", async () => {
	await watch();
	const played = video();
	cleanup();
	expect(played.hasAttribute("src")).toBe(false);
});

// Last: what is loaded after the reset has a context of its own, and so no words.
it("plays once where less motion is preferred", async () => {
	vi.resetModules();
	await watch("prefers-reduced-motion: reduce");
	expect(video().loop).toBe(false);
});
