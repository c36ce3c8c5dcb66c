import type { Page } from "@playwright/test";
import sharp from "sharp";
import { allAddresses } from "./examples.ts";
import { expect, test } from "./fixtures.ts";

/** WCAG 2.2, 1.4.3, for text of any size: the pictures change, the words above them stay legible. */
const enough = 4.5;

/** Of the pixels behind a text: a spark or an edge under a letter hides nothing. */
const tolerated = 0.01;

/** Pages whose first words stand on a picture. */
const onPictures = ["home", "business", "publish", "about", "partnership", "news"];

const addresses = allAddresses.filter(
	({ page, language, path }) =>
		onPictures.includes(page) || (page === "game" && language === "en") || path === "/ru/games/boat-attack",
);

interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

interface Text {
	/** Its element's. */
	name: string;
	words: string;
	colour: number[];
	lines: Box[];
}

/** The headline and the lines around it. */
const firstWords = "main h1, main h1 ~ p, main header p:not(:empty)";

// The sheet that hides the words is not the site's: the policy would refuse it.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

for (const width of [375, 768, 1440]) {
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		for (const { path } of addresses) {
			test(`${path}: the first words are legible on their picture`, async ({ page }) => {
				await page.goto(path);
				const texts = await readTexts(page);
				expect(texts.map(({ name }) => name)).toContain("h1");
				const ground = await page.screenshot({ style: `:is(${firstWords}) { visibility: hidden }` });
				for (const text of texts) {
					const contrasts = await contrastsOf(ground, text);
					const worst = contrasts[Math.floor(contrasts.length * tolerated)] ?? 0;
					expect
						.soft(worst, `contrast of "${text.words}" to the worst hundredth of its ground`)
						.toBeGreaterThan(enough);
				}
			});
		}
	});
}

/** Colour of the headline and of what stands under it in sRGB, and where each of their lines is, in CSS pixels. */
function readTexts(page: Page): Promise<Text[]> {
	return page.locator(firstWords).evaluateAll((elements) =>
		elements.map((element) => {
			const lines: Box[] = [];
			for (const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT); nodes.nextNode(); ) {
				const range = document.createRange();
				range.selectNodeContents(nodes.currentNode);
				for (const { x, y, width, height } of range.getClientRects()) lines.push({ x, y, width, height });
			}
			const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
			canvas.fillStyle = getComputedStyle(element).color;
			canvas.fillRect(0, 0, 1, 1);
			const colour = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
			return { name: element.localName, words: element.textContent ?? "", colour, lines };
		}),
	);
}

/** A text's contrast to every pixel behind its lines, as far as the window shows them, the smallest first. */
async function contrastsOf(ground: Buffer, { colour, lines }: Text): Promise<number[]> {
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
