// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { overlayVideo } from "./overlayVideo.ts";
import { addCard, clipOn, installDevice } from "./testCards.ts";

const files = { av1: "/clips/boat-attack/a.webm", h264: "/clips/boat-attack/a.mp4" };

beforeEach(() => void installDevice());

function layVideo() {
	const card = addCard();
	const removeVideo = overlayVideo(card.querySelector("picture") as Element, files);
	return { card, video: clipOn(card) as HTMLVideoElement, removeVideo };
}

it("covers the picture with a muted looping video that keyboards and screen readers skip", () => {
	const { video } = layVideo();
	expect(video.previousElementSibling?.localName).toBe("picture");
	expect(video).toMatchObject({ muted: true, loop: true, playsInline: true, tabIndex: -1, ariaHidden: "true" });
	expect(video.controls).toBe(false);
});

it("shows the video only after it starts to play", async () => {
	const started = Promise.withResolvers<void>();
	const begin = vi.mocked(HTMLMediaElement.prototype.play).mockReturnValue(started.promise);
	const { video } = layVideo();
	await Promise.resolve();
	expect(video.dataset).not.toHaveProperty("plays");
	started.resolve();
	await vi.waitFor(() => expect(video.dataset).toHaveProperty("plays"));

	begin.mockRejectedValue(new DOMException("No", "NotSupportedError"));
	const other = layVideo();
	await new Promise((resolve) => setTimeout(resolve));
	expect(other.video.dataset).not.toHaveProperty("plays");
});

it("pauses the video in a hidden tab", async () => {
	const { video, removeVideo } = layVideo();
	const playerCalls: string[] = [];
	video.play = async () => void playerCalls.push("play");
	video.pause = () => playerCalls.push("pause");
	const show = (isHidden: boolean) => {
		vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
		document.dispatchEvent(new Event("visibilitychange"));
	};
	show(true);
	show(false);
	expect(playerCalls).toEqual(["pause", "play"]);
	removeVideo();
	show(false);
	expect(playerCalls, "the removed video does not play").toEqual(["pause", "play", "pause"]);
	await vi.waitFor(() => expect(video.isConnected).toBe(false));
});

it("fades the video out before it is removed", async () => {
	const fadeAnimation = Promise.withResolvers<void>();
	const { card, video, removeVideo } = layVideo();
	video.getAnimations = () => [{ finished: fadeAnimation.promise } as unknown as Animation];
	await vi.waitFor(() => expect(video.dataset).toHaveProperty("plays"));
	removeVideo();
	expect(video.dataset, "CSS fades it out").not.toHaveProperty("plays");
	expect(clipOn(card)).toBe(video);
	fadeAnimation.resolve();
	await vi.waitFor(() => expect(clipOn(card)).toBeNull());
	expect(video.hasAttribute("src")).toBe(false);
	expect(video.load, "the browser releases the file").toHaveBeenCalledOnce();
});
