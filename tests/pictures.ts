import { hash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page, TestInfo } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "#tools/testing/browsers.ts";
import { isFullRun } from "#tools/testing/fullRun.ts";
import { expect } from "./fixtures.ts";
import { laidOut } from "./measures.ts";

/** Of the window, in px. From narrow to wide: a browser keeps a picture's larger file once it has it. */
const windowWidths = [375, 768, 1440] as const;

/** Where a page has to be loaded for its first picture. */
export const firstViewport = { width: windowWidths[0], height: 900 };

/** Of the pixels of a picture, which may differ: room for a machine's own rounding of letters' edges, none for a line that moved. */
const MAX_DIFFERENT_SHARE = 0.002;

/** Pixels from the top: a long document goes on as it begins. */
const longest = 6000;

const folder = "tests/visual";

/**
 * Of each picture as the browser gave it when it was drawn, by the file's name, the SHA-256. Equal files need no
 * decoding and comparing.
 */
const digestsFile = path.join(folder, "digests.json");

/** Why no page can be compared here with its pictures in `tests/visual`; undefined where it can. */
export function getSkipReason(testInfo: TestInfo): string | undefined {
	// Another browser draws letters and edges otherwise.
	if (!findChromium().isPinned)
		return "the pictures are drawn by the Chromium of package-lock.json, and this is another";
	// Rebranding takes away the pictures of the brand before.
	if (globSync(`${folder}/*.png`).length === 0 && !isUpdatingSnapshots(testInfo))
		return "there are no pictures of this brand yet: docs/testing.md says how to draw them";
	return undefined;
}

/** Whether the pictures are not compared but drawn (docs/testing.md). */
export function isUpdatingSnapshots({ config }: TestInfo): boolean {
	return config.updateSnapshots === "all";
}

/** The names of a page's pictures in `tests/visual`, by its address. */
export function getPictureNames(address: string): string[] {
	return windowWidths.map((width) => `${address.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "home"}-${width}.png`);
}

/**
 * Compares a page, just loaded in a narrow window, with its pictures of a phone and a desktop, in a full run also of a
 * tablet; each that is another is a soft failure. Compares layout, type and color, without the art, which changes independently.
 */
export async function comparePictures(page: Page, address: string, testInfo: TestInfo): Promise<void> {
	await laidOut(page);
	await page.evaluate(async () => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("img { opacity: 0 }");
		document.adoptedStyleSheets.push(sheet);
		Reflect.set(window, "withoutArt", sheet);
		await document.fonts.ready;
	});
	const devtoolsSession = await page.context().newCDPSession(page);
	for (const [index, name] of getPictureNames(address).entries()) {
		const width = windowWidths[index] ?? 0;
		if (width === 768 && !isFullRun) continue;
		await page.setViewportSize({ width, height: 900 });
		const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), longest);
		const capture = () =>
			devtoolsSession.send("Page.captureScreenshot", {
				format: "png",
				optimizeForSpeed: true,
				captureBeyondViewport: true,
				clip: { x: 0, y: 0, width, height, scale: 1 },
			});
		// Chromium sometimes fails the first time on a busy machine.
		const { data } = await capture().catch(capture);
		const picture = Buffer.from(data, "base64");
		if (readDigests()[name] === hash("sha256", picture) && existsSync(path.join(folder, name))) continue;
		if (isUpdatingSnapshots(testInfo)) await saveSnapshot(name, picture);
		else {
			expect
				.soft(picture, `${address} at ${width} px looks as it did`)
				.toMatchSnapshot(name, { maxDiffPixelRatio: MAX_DIFFERENT_SHARE });
		}
	}
	await devtoolsSession.detach();
	await page.evaluate(() => {
		const added = Reflect.get(window, "withoutArt");
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== added);
	});
}

/** Keeps a new picture and its hash, by one process at a time. */
async function saveSnapshot(name: string, picture: Buffer): Promise<void> {
	// A small palette is a sixth of the size, and near enough: there are no photographs in these pictures, and history
	// keeps every one of them.
	const small = sharp(picture).png({ palette: true, quality: 60, dither: 0, effort: 10, compressionLevel: 9 });
	await small.toFile(path.join(folder, name));
	const newDigests = Object.entries({ ...readDigests(), [name]: hash("sha256", picture) })
		.filter(([other]) => existsSync(path.join(folder, other)))
		.sort(([a], [b]) => (a < b ? -1 : 1));
	writeFileSync(digestsFile, `${JSON.stringify(Object.fromEntries(newDigests), null, "\t")}\n`);
}

function readDigests(): Record<string, string> {
	return existsSync(digestsFile) ? (JSON.parse(readFileSync(digestsFile, "utf8")) as Record<string, string>) : {};
}
