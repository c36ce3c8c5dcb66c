import { hash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page, TestInfo } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "#tools/testing/browsers.ts";
import { isFullRun } from "#tools/testing/fullRun.ts";
import { expect } from "./fixtures.ts";
import { laidOut } from "./measures.ts";

/** In px; ascending, because a browser keeps the larger file of a picture once it is loaded. */
const windowWidths = [375, 768, 1440] as const;

/** Viewport in which a page must be loaded for its first snapshot. */
export const firstViewport = { width: windowWidths[0], height: 900 };

/** Share of pixels that may differ: allows other antialiasing, but no moved line. */
const MAX_DIFFERENT_SHARE = 0.002;

/** In px: the rest of a long document looks the same. */
const longest = 6000;

const folder = "tests/visual";

/** SHA-256 of each captured snapshot, by file name. Equal hashes need no decoding and comparing. */
const digestsFile = path.join(folder, "digests.json");

/** Why snapshots cannot be compared here; undefined if they can. */
export function getSkipReason(testInfo: TestInfo): string | undefined {
	// Other browsers render glyphs and edges differently.
	if (!findChromium().isPinned)
		return "the pictures are drawn by the Chromium of package-lock.json, and this is another";
	// Rebranding deletes the snapshots of the previous brand.
	if (globSync(`${folder}/*.png`).length === 0 && !isUpdatingSnapshots(testInfo))
		return "there are no pictures of this brand yet: docs/testing.md says how to draw them";
	return undefined;
}

/** Whether snapshots are updated instead of compared (docs/testing.md). */
export function isUpdatingSnapshots({ config }: TestInfo): boolean {
	return config.updateSnapshots === "all";
}

/** File names of a page's snapshots. */
export function getPictureNames(address: string): string[] {
	return windowWidths.map((width) => `${address.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "home"}-${width}.png`);
}

/**
 * Compares a page, just loaded in `firstViewport`, with its phone, desktop and (in a full run) tablet snapshots without
 * pictures, which change independently. Differences are soft failures.
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
		// Capturing sometimes fails the first time on a busy machine.
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

/** Saves a snapshot and its hash. Only one process may do so at a time. */
async function saveSnapshot(name: string, picture: Buffer): Promise<void> {
	// A small palette suffices without photographs, and saves five sixths of the size in the Git history.
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
