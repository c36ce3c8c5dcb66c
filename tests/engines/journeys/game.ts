import { expect } from "vitest";
import type { Page } from "#tests/engines/page.ts";
import { exampleGame, words } from "#tests/examples.ts";

const t = words("en");
const strip = `section[aria-label="${t("game.screenshots")}"]`;
const next = `button[aria-label="${t("game.next")}"]`;
const previous = `button[aria-label="${t("game.previous")}"]`;

/** From the home page to a game, and through its screenshots by arrows and keys. */
export async function lookAtGame(page: Page): Promise<void> {
	await page.open("/");
	const isSame = await page.markDocument();
	await page.click(`main a[href="${exampleGame.path}"]`);
	await page.at(exampleGame.path);
	await page.waitFor(() => page.text("h1"), exampleGame.title, "the game's name");
	expect(await isSame(), "the game came without a document").toBe(true);

	await page.waitFor(() => page.exists(strip), true, "there are screenshots");
	await page.visitor.evaluate((wanted) => {
		document.querySelector(wanted)?.scrollIntoView({ block: "center", behavior: "instant" });
	}, strip);
	await page.waitFor(() => page.exists(`${strip}[data-enhanced]`), true, "the carousel answers");
	await page.waitFor(() => page.exists(`${previous}:disabled`), true, "there is nothing before the first slide");
	const start = await rest(page);
	await page.click(next);
	await page.waitFor(async () => (await rest(page)) < start - 100, true, "the arrow moves the slides");
	await page.waitFor(() => page.exists(`${previous}:enabled`), true, "there is a way back");
	await page.click(previous);
	await page.waitFor(() => rest(page), start, "the other arrow moves them back");

	await page.visitor.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), strip);
	await page.press("ArrowRight");
	await page.waitFor(async () => (await rest(page)) < start - 100, true, "an arrow key moves the slides");
	await page.waitFor(() => page.visitor.evaluate(areDrawn, strip), true, "the screenshots are drawn");
}

/** Where the first slide has come to rest. */
async function rest(page: Page): Promise<number> {
	return page.visitor.evaluate(async (wanted) => {
		const left = () => Math.round(document.querySelector(`${wanted} li`)?.getBoundingClientRect().left ?? Number.NaN);
		for (let last = Number.NaN; ; ) {
			const now = left();
			if (now === last) return now;
			last = now;
			await new Promise((resolve) => setTimeout(resolve, 120));
		}
	}, strip);
}

/** Chromium 119 loads a lazy picture of a carousel only in sight: this scrolls to the first one that is missing. */
function areDrawn(selector: string): boolean {
	const pictures = [...document.querySelectorAll<HTMLImageElement>(`${selector} img`)];
	const missing = pictures.find(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
	missing?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
	return pictures.length > 2 && !missing;
}
