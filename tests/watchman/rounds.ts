import type { Page } from "@playwright/test";
import { banner } from "#tests/consent.ts";
import { words } from "#tests/examples.ts";
import { laidOut, scaleText, setLetterSize } from "#tests/measures.ts";
import type { Fault } from "./fault.ts";
import { contrastFaults, standsOnArt } from "./faults/contrast.ts";
import { pinnedFaults } from "./faults/pinned.ts";
import { judge, judgeFirst } from "./judge.ts";
import { contactFaults, searchFaults } from "./keyboard.ts";
import { readScene } from "./read/readScene.ts";
import type { SeenText } from "./scene.ts";
import type { Visit } from "./visits.ts";
import {
	inDark,
	larger,
	nameOf,
	scrolled,
	windows,
	withBanner,
	withEnlargedText,
	withGround,
	withKeyboard,
	withRoomBesideBanner,
	withWholeGround,
} from "./windows.ts";

/** Takes down what one window has, by that window's name. */
export type Note = (window: string, faults: readonly Fault[]) => void;

/** Waits for letters and pictures, of the whole page: those further down come as one scrolls. */
export async function loaded(page: Page): Promise<void> {
	await laidOut(page);
	await page.evaluate(async () => {
		await document.fonts.ready;
		for (const image of document.images) image.loading = "eager";
		await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
	});
}

/** Leaves the page unpainted while it is only measured, which saves a fifth of the time: what is laid out stays the same. */
export async function unpainted(page: Page): Promise<void> {
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("html { opacity: 0 }");
		document.adoptedStyleSheets.push(sheet);
	});
}

/** The page in every window, from wide to narrow: a picture's larger file serves for the smaller windows, too. */
export async function everyWindow(page: Page, { action }: Visit, note: Note): Promise<void> {
	for (const size of windows.toReversed()) {
		await page.setViewportSize(size);
		const scene = await readScene(page, { action });
		note(nameOf(size), judgeFirst(scene, Boolean(action)));
		if (!withGround.includes(nameOf(size))) continue;
		const isWhole = withWholeGround.includes(nameOf(size));
		const isJudged = (text: SeenText) => isWhole || (text.isFirstWords && standsOnArt(text, scene));
		note(nameOf(size), await contrastFaults(page, scene, isJudged));
	}
}

/** The first words of a page where they are on a picture, in a few windows. Beside it, the ground is every page's. */
export async function everyGround(page: Page, note: Note): Promise<void> {
	for (const size of windows.filter((window) => withGround.includes(nameOf(window))).toReversed()) {
		await page.setViewportSize(size);
		const scene = await readScene(page);
		note(nameOf(size), await contrastFaults(page, scene, (text) => text.isFirstWords && standsOnArt(text, scene)));
	}
}

/** The page in the dark theme: words on pictures and drawings, whose colours axe cannot judge. */
export async function inTheDark(page: Page, note: Note): Promise<void> {
	await page.emulateMedia({ colorScheme: "dark" });
	for (const size of windows.filter((window) => inDark.includes(nameOf(window)))) {
		await page.setViewportSize(size);
		note(`${nameOf(size)} in the dark`, await contrastFaults(page, await readScene(page)));
	}
	await page.emulateMedia({ colorScheme: "light" });
}

/** The page in larger letters, by the browser's own setting: lengths in `rem` and `em` follow it. */
export async function largerLetters(page: Page, note: Note): Promise<void> {
	for (const { percent, sizes } of larger) {
		await withLetters(page, percent, async () => {
			for (const size of sizes) {
				await page.setViewportSize(size);
				note(`${nameOf(size)} at ${percent} %`, judge(await readScene(page)));
			}
		});
	}
}

/**
 * The page with its text alone enlarged, as in Android's WebViews: no word breaks and nothing is cut. At twice the size the page is
 * only held to be as wide as its window.
 */
export async function enlargedText(page: Page, note: Note): Promise<void> {
	for (const factor of [1.3, 1.5, 2]) {
		for (const size of withEnlargedText) {
			await page.setViewportSize(size);
			await scaleText(page, factor);
			// A label may take two lines in larger letters.
			const isFault = ({ kind }: Fault) => (factor < 2 ? kind !== "label" : kind === "sideways");
			note(`${nameOf(size)} with text x ${factor}`, judge(await readScene(page)).filter(isFault));
		}
	}
	await scaleText(page, 1);
}

/** The page scrolled: what stays in the window while the rest passes. */
export async function scrolledOn(page: Page, note: Note): Promise<void> {
	for (const size of scrolled) {
		await page.setViewportSize(size);
		for (const screens of [0.5, 0.8, 1.1, 1.6]) {
			const top = await page.evaluate((share) => {
				scrollTo({ top: share * innerHeight, behavior: "instant" });
				return scrollY;
			}, screens);
			const scene = await readScene(page, { isPinnedOnly: true });
			note(`${nameOf(size)} scrolled`, [...judge(scene), ...pinnedFaults(scene, top)]);
		}
		await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	}
}

/** The page with a phone's keyboard open, where it has something to type in. */
export async function withKeyboardOpen(page: Page, { name, language }: Visit, note: Note): Promise<void> {
	for (const size of withKeyboard) {
		const open = async () => {
			await page.setViewportSize(size);
			await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
		};
		const window = `${nameOf(size)} above the keyboard`;
		await page.setViewportSize({ width: size.width, height: 667 });
		if (name === "games") note(window, await searchFaults(page, open));
		if (name === "business") note(window, await contactFaults(page, language, open));
	}
}

/** The page as it asks a first-time visitor about cookies; then it is told no. */
export async function asksAboutCookies(page: Page, { action, language }: Visit, note: Note): Promise<void> {
	for (const size of withBanner.toReversed()) {
		await page.setViewportSize(size);
		note(
			`${nameOf(size)} with the banner`,
			withRoomBesideBanner.includes(nameOf(size))
				? judgeFirst(await readScene(page, { action }), Boolean(action))
				: judge(await readScene(page)),
		);
	}
	await page.setViewportSize({ width: 375, height: 667 });
	await withLetters(page, 200, async () => note("375x667 at 200 % with the banner", judge(await readScene(page))));
	await banner(page, language)
		.getByRole("button", { name: words(language)("consent.decline"), exact: true })
		.click();
	await banner(page, language).waitFor({ state: "hidden" });
}

/** Does `work` in letters of a percentage of their usual size. */
async function withLetters(page: Page, percent: number, work: () => Promise<void>): Promise<void> {
	await setLetterSize(page, (16 * percent) / 100);
	await work();
	await setLetterSize(page, 16);
}
