import type { Page } from "@playwright/test";
import sharp from "sharp";
import { allAddresses } from "./examples.ts";
import { expect, test } from "./fixtures.ts";

/** WCAG 2.2, 1.4.3, for text of any size: the pictures change, the words above them stay legible. */
const enough = 4.5;

/** Of a headline's pixels: a spark or an edge under a letter hides nothing. */
const tolerated = 0.01;

/** Pages whose first words stand on a picture. */
const onPictures = ["home", "business", "publish", "about", "partnership", "news"];

const addresses = allAddresses.filter(
	({ page, language }) => onPictures.includes(page) || (page === "game" && language === "en"),
);

interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

// The sheet that hides the words is not the site's: the policy would refuse it.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

for (const width of [375, 768, 1440]) {
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		for (const { path } of addresses) {
			test(`${path}: the headline is legible on its picture`, async ({ page }) => {
				await page.goto(path);
				const headline = await readHeadline(page);
				expect(headline.lines.length).toBeGreaterThan(0);
				const ground = await page.screenshot({ style: "main h1, main header p { visibility: hidden }" });
				const contrasts = await contrastsOf(ground, headline);
				const worst = contrasts[Math.floor(contrasts.length * tolerated)] ?? 0;
				expect(worst, "contrast of the headline to the worst hundredth of its ground").toBeGreaterThan(enough);
			});
		}
	});
}

/** Colour of the headline in sRGB, and where each of its lines stands in the window, in CSS pixels. */
function readHeadline(page: Page): Promise<{ colour: number[]; lines: Box[] }> {
	return page.evaluate(() => {
		const heading = document.querySelector("h1") as HTMLElement;
		const lines: Box[] = [];
		for (const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT); texts.nextNode(); ) {
			const range = document.createRange();
			range.selectNodeContents(texts.currentNode);
			for (const { x, y, width, height } of range.getClientRects()) lines.push({ x, y, width, height });
		}
		const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
		canvas.fillStyle = getComputedStyle(heading).color;
		canvas.fillRect(0, 0, 1, 1);
		return { colour: [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)], lines };
	});
}

/** The headline's contrast to every pixel behind its lines, the smallest first. */
async function contrastsOf(ground: Buffer, { colour, lines }: { colour: number[]; lines: Box[] }): Promise<number[]> {
	const { data, info } = await sharp(ground).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const light = luminance(colour);
	const contrasts: number[] = [];
	for (const { x, y, width, height } of lines) {
		for (let row = Math.floor(y); row < Math.min(info.height, y + height); row += 1) {
			for (let column = Math.floor(x); column < Math.min(info.width, x + width); column += 1) {
				const start = (row * info.width + column) * 3;
				const other = luminance([...data.subarray(start, start + 3)]);
				contrasts.push((Math.max(light, other) + 0.05) / (Math.min(light, other) + 0.05));
			}
		}
	}
	return contrasts.sort((a, b) => a - b);
}

/** Relative luminance of an sRGB colour of three bytes, 0 to 1, as WCAG defines it. */
function luminance(colour: number[]): number {
	const [red = 0, green = 0, blue = 0] = colour.map((byte) => {
		const value = byte / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
