import { expect } from "vitest";
import type { Page } from "#tests/engines/page.ts";
import { exampleClip } from "#tests/exampleClip.ts";
import { words } from "#tests/examples.ts";

const t = words("en");
const slide = `section[aria-label="${t("game.screenshots")}"] li`;

/** A game's clip at a press of its button, and its card's with the focus: what the engine decodes, or the pictures. */
export async function playClips(page: Page): Promise<void> {
	const { path } = exampleClip();
	await page.open(path);
	const ending = await page.visitor.evaluate(playable);
	await page.click(`${slide} button`);
	if (ending) {
		await page.waitFor(() => page.visitor.evaluate(played, slide), ending, "the page's clip plays");
		await page.click(`${slide} button`);
		await page.waitFor(() => page.attribute(`${slide} button`, "aria-label"), t("game.clip.play"), "it pauses");
	} else {
		await page.waitFor(() => page.text(`${slide} button`), t("game.clip.failed"), "the page says that it cannot");
	}

	await page.open("/games");
	const card = `main a[data-shape][href="${path}"]`;
	await page.visitor.evaluate(focusBefore, card);
	await page.press("Tab");
	await page.waitFor(() => page.isFocused(card), true, "Tab leads to the card");
	if (ending && (await page.visitor.evaluate(hasMouse))) {
		await page.waitFor(() => page.visitor.evaluate(played, card), ending, "the card's clip plays");
	}
	await page.press("Tab");
	await page.waitFor(() => page.exists(`${card} video`), false, "the card is a picture again");
	expect(await page.isVisible(`${card} img`)).toBe(true);
	console.log(`plays ${ending ?? "no clip"}; a mouse: ${await page.visitor.evaluate(hasMouse)}`);
}

/** The ending of the files that this browser can play, the better first. */
function playable(): string | undefined {
	const video = document.createElement("video");
	if (video.canPlayType('video/webm; codecs="av01.0.04M.08"')) return "webm";
	return video.canPlayType('video/mp4; codecs="avc1.64001F"') ? "mp4" : undefined;
}

/** Whether there is a mouse: without one, cards move where their visitor has switched that on. */
function hasMouse(): boolean {
	return matchMedia("(hover: hover) and (pointer: fine)").matches;
}

/** The ending of what has been playing for a moment within an element. */
function played(selector: string): string | undefined {
	const video = document.querySelector<HTMLVideoElement>(`${selector} video`);
	return video && !video.paused && video.currentTime > 0.2 ? video.currentSrc.split(".").at(-1) : undefined;
}

/** Puts the focus where Tab leads from to the card. */
function focusBefore(selector: string): void {
	const links = [...document.querySelectorAll<HTMLElement>("main a")];
	const card = document.querySelector<HTMLElement>(selector);
	card?.scrollIntoView({ block: "center", behavior: "instant" });
	links[links.indexOf(card as HTMLElement) - 1]?.focus({ preventScroll: true });
}
