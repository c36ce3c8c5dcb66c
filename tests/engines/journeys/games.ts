import { expect } from "vitest";
import type { EnginePage } from "#tests/engines/page.ts";
import { exampleClip } from "#tests/exampleClip.ts";
import { exampleGame, getTranslator } from "#tests/examples.ts";

const t = getTranslator("en");
const screenshots = `section[aria-label="${t("game.screenshots")}"]`;
const next = `button[aria-label="${t("game.next")}"]`;
const previous = `button[aria-label="${t("game.previous")}"]`;

export async function viewGame(page: EnginePage): Promise<void> {
	await page.open("/");
	await page.click(`main a[href="${exampleGame.path}"]`);
	await page.expectAddress(exampleGame.path);
	await page.expectText("h1", exampleGame.title);
	await page.expectExists(screenshots);
	await page.evaluate(scrollToMiddle, screenshots);
	await page.expectExists(`${screenshots}[data-enhanced]`);
	await page.expectExists(`${previous}:disabled`);
	const start = await firstSlideLeft(page);
	const hasMoved = async () => (await firstSlideLeft(page)) < start - 100;
	await page.click(next);
	await page.expect(hasMoved, true, "the next button moves the slides");
	await page.expectExists(`${previous}:enabled`);
	await page.click(previous);
	await page.expect(() => firstSlideLeft(page), start, "the previous button moves them back");
	await page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), screenshots);
	await page.window.press("ArrowRight");
	await page.expect(hasMoved, true, "an arrow key moves the slides");
	await page.expect(() => page.evaluate(areLoaded, screenshots), true, "the screenshots have loaded");
}

export async function goBack(page: EnginePage): Promise<void> {
	const readList = () =>
		page.evaluate(() => [Math.round(scrollY), document.querySelectorAll("main a[data-shape]").length] as const);
	await page.open("/games");
	const path = await page.evaluate(scrollToCard, 12);
	const [top, count] = await readList();
	expect(top, "the list is scrolled").toBeGreaterThan(500);
	await page.click(`main a[href="${path}"]`);
	await page.expectAddress(path);
	await page.expectVisible("h1");
	await page.expect(() => page.evaluate(() => scrollY), 0, "the game's page begins at its top");
	await page.evaluate(() => history.back());
	await page.expectAddress("/games");
	const isRestored = async () => {
		const [nowTop, nowCount] = await readList();
		return Math.abs(nowTop - top) < 5 && nowCount === count;
	};
	await page.expect(isRestored, true, `the list is at ${top} px again, with its ${count} games`);
	await page.expectVisible(`main a[href="${path}"]`);
}

/** Searches in the header's dialog, on the search page and in the catalog. */
export async function searchGame(page: EnginePage): Promise<void> {
	const { title, path } = exampleGame;
	const query = title.toLowerCase();
	const expectGame = async () => {
		await page.expectAddress(path);
		await page.expectText("h1", title);
		await page.expectHidden("#search");
	};
	await page.open("/about-us");
	await page.click('body > header a[aria-keyshortcuts="/"]');
	await page.expectFocus("#search input");
	await page.window.type(query);
	await page.click(`#search [role="option"][href="${path}"]`);
	await expectGame();
	await page.open("/search");
	await page.type('main input[type="search"]', query);
	await page.click(`[aria-labelledby="found-game"] a[href="${path}"]`);
	await expectGame();
	await page.open("/games");
	await page.type('main input[type="search"]', query);
	await page.expectAddress(`/games?q=${query.replaceAll(" ", "+")}`);
	await page.expect(() => page.evaluate(countGames), 1, "only this game is listed");
	await page.click(`main a[href="${path}"]`);
	await expectGame();
}

export async function playClips(page: EnginePage): Promise<void> {
	const { path } = exampleClip();
	const [slide, card] = [`${screenshots} li`, `main a[data-shape][href="${path}"]`];
	const expectClip = (selector: string) =>
		page.expect(() => page.evaluate(playingFormat, selector), format, `a clip plays in ${selector}`);
	await page.open(path);
	const format = await page.evaluate(supportedFormat);
	await page.click(`${slide} button`);
	if (format) {
		await expectClip(slide);
		await page.click(`${slide} button`);
		await page.expectExists(`${slide} button[aria-label="${t("game.clip.play")}"]`);
	} else await page.expectText(`${slide} button`, t("game.clip.failed"));
	await page.open("/games");
	await page.evaluate(focusLinkBefore, card);
	await page.window.press("Tab");
	await page.expectFocus(card);
	const hasMouse = await page.evaluate(() => matchMedia("(hover: hover) and (pointer: fine)").matches);
	if (format && hasMouse) await expectClip(card);
	await page.window.press("Tab");
	await page.expectExists(`${card} video`, false);
	await page.expectVisible(`${card} img`);
}

function countGames(): number {
	const gameImages = [...document.querySelectorAll<HTMLImageElement>('main a[href*="/games/"] img')];
	return gameImages.filter((image) => image.offsetParent).length;
}

function scrollToMiddle(selector: string): void {
	document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" });
}

/** Position of the first slide after it stops. */
function firstSlideLeft(page: EnginePage): Promise<number> {
	return page.evaluate(async (selector) => {
		const read = () => Math.round(document.querySelector(`${selector} li`)?.getBoundingClientRect().left ?? Number.NaN);
		for (let last = Number.NaN; ; ) {
			const left = read();
			if (left === last) return left;
			last = left;
			await new Promise((resolve) => setTimeout(resolve, 120));
		}
	}, screenshots);
}

/** Scrolls to the first missing image, because Chromium 119 loads lazy images of a carousel only in view. */
function areLoaded(selector: string): boolean {
	const slideImages = [...document.querySelectorAll<HTMLImageElement>(`${selector} img`)];
	const missing = slideImages.find(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
	missing?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
	return slideImages.length > 2 && !missing;
}

/** Scrolls to a card by its index, and returns the path of its game. */
function scrollToCard(index: number): string {
	const cards = document.querySelectorAll<HTMLAnchorElement>('main a[data-shape][href^="/games/"]');
	const card = cards[Math.min(index, cards.length - 1)];
	card?.scrollIntoView({ block: "center", behavior: "instant" });
	return card?.pathname ?? "";
}

function supportedFormat(): "webm" | "mp4" | null {
	const video = document.createElement("video");
	if (video.canPlayType('video/webm; codecs="av01.0.04M.08"')) return "webm";
	return video.canPlayType('video/mp4; codecs="avc1.64001F"') ? "mp4" : null;
}

function playingFormat(selector: string): string | undefined {
	const video = document.querySelector<HTMLVideoElement>(`${selector} video`);
	return video && !video.paused && video.currentTime > 0.2 ? video.currentSrc.split(".").at(-1) : undefined;
}

function focusLinkBefore(selector: string): void {
	const links = [...document.querySelectorAll<HTMLElement>("main a")];
	const card = document.querySelector<HTMLElement>(selector);
	card?.scrollIntoView({ block: "center", behavior: "instant" });
	links[links.indexOf(card as HTMLElement) - 1]?.focus({ preventScroll: true });
}
