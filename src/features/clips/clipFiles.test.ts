// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { playClip } from "./clipFiles.ts";
import { installDevice } from "./testCards.ts";

const files = { av1: "/clips/boat/card.1.webm", h264: "/clips/boat/card.2.mp4" };

/** A video element that decodes matching MIME types. */
function video(decodes: RegExp): HTMLVideoElement {
	installDevice();
	const element = document.createElement("video");
	element.canPlayType = (type) => (decodes.test(type) ? "probably" : "");
	return element;
}

it.each([
	["AV1 where the browser decodes it", /^video\/(webm; codecs="av01|mp4; codecs="avc1)/, files.av1],
	["else H.264", /^video\/mp4; codecs="avc1\.[\dA-F]{6}"$/, files.h264],
])("playing a clip chooses this format: %s", async (_, decodes, file) => {
	const element = video(decodes);
	await playClip(element, files);
	expect(element.getAttribute("src")).toBe(file);
	expect(element.play).toHaveBeenCalledOnce();
});

it("playing a clip fails without a request if the browser decodes neither format", async () => {
	const element = video(/ogg/);
	await expect(playClip(element, files)).rejects.toThrow("neither AV1 nor H.264");
	expect(element.hasAttribute("src")).toBe(false);
});

it("playing a clip continues where it was paused", async () => {
	const element = video(/webm/);
	await playClip(element, files);
	const set = vi.spyOn(element, "src", "set");
	await playClip(element, files);
	expect(set).not.toHaveBeenCalled();
	expect(element.play).toHaveBeenCalledTimes(2);
});

it("playing a clip requests the file again after an error", async () => {
	const element = video(/webm/);
	await playClip(element, files);
	Object.defineProperty(element, "error", { value: { code: 2 } });
	const set = vi.spyOn(element, "src", "set");
	await playClip(element, files);
	expect(set).toHaveBeenCalledWith(files.av1);
});
