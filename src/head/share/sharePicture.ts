import sharp from "sharp";
import { once } from "#content/readers/once.server.ts";
import { renderLogo } from "#src/head/icons.ts";
import { layoutTitle } from "./layoutTitle.ts";
import { shareSize } from "./shareSize.ts";
import { textToPath } from "./textToPath.ts";

const { width, height } = shareSize;
const pictureMargin = 64;
/** Size of the logo in pixels. */
const markSide = 52;

const textColor = "#ffffff";
/** Gradient color that darkens the picture behind text. */
const shadeColor = "#0a0f24";

export interface ShareScene {
	/** File of the page's picture. */
	readonly art: string;
	/** Lines of the headline. */
	readonly headline: readonly string[];
	/** Line above the headline: genres or section. */
	readonly kicker?: string;
	readonly brand: string;
}

/** Cached because resizing is slow and the languages of a page use the same picture. */
let lastArt: { readonly file: string; readonly pixels: ReturnType<typeof resizeArt> } | undefined;
const drawBrandMark = once(() => renderLogo(textColor, markSide));

/** Draws the share picture of a page (picture, headline, brand) as JPEG. */
export async function drawSharePicture(scene: ShareScene): Promise<Buffer> {
	if (lastArt?.file !== scene.art) lastArt = { file: scene.art, pixels: resizeArt(scene.art) };
	const { data, info } = await lastArt.pixels;
	const svgDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${await drawText(scene)}</svg>`;
	return sharp(data, { raw: info })
		.composite([
			{ input: Buffer.from(svgDrawing), left: 0, top: 0 },
			{ input: await drawBrandMark(), left: pictureMargin, top: pictureMargin - 8 },
		])
		.jpeg({ quality: 80 })
		.toBuffer();
}

function resizeArt(file: string) {
	return sharp(file)
		.resize(width, height, { fit: "cover" })
		.removeAlpha()
		.toColourspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
}

/** SVG elements: gradients, then headline, kicker and brand name as outlines. */
async function drawText({ headline, kicker, brand }: ShareScene): Promise<string> {
	const { size, lines } = await layoutTitle(headline, width - pictureMargin * 2);
	const lineHeight = size * 0.94;
	/** Baseline of the first line. */
	const first = height - pictureMargin - size * 0.08 - (lines.length - 1) * lineHeight;
	const name = await textToPath(brand, 900, 40, -0.035);
	const texts = [
		placed(name.markup, pictureMargin + markSide + 14, pictureMargin + 32),
		...lines.map(({ markup }, index) => placed(markup, pictureMargin - size * 0.04, first + index * lineHeight)),
	];
	if (kicker) {
		const { markup } = await textToPath(kicker, 500, 32, -0.01);
		texts.push(placed(markup, pictureMargin, first - size * 0.74 - 28));
	}
	return `${drawShades(Math.round(height - first + size * 2.2))}<g fill="${textColor}">${texts.join("")}</g>`;
}

function placed(markup: string, x: number, y: number): string {
	return `<g transform="translate(${Math.round(x)} ${Math.round(y)})">${markup}</g>`;
}

/** Darkens the bottom `reach` pixels, and the corner with the brand. */
function drawShades(reach: number): string {
	return `<defs>
<linearGradient id="foot" x1="0" y1="1" x2="0" y2="0">${fadeStops(0.88, 0.58)}</linearGradient>
<radialGradient id="corner" cx="0" cy="0" r="1">${fadeStops(0.62, 0.2)}</radialGradient>
</defs>
<rect y="${height - reach}" width="${width}" height="${reach}" fill="url(#foot)"/>
<rect width="620" height="300" fill="url(#corner)"/>`;
}

function fadeStops(full: number, half: number): string {
	const stop = (offset: number, opacity: number) =>
		`<stop offset="${offset}" stop-color="${shadeColor}" stop-opacity="${opacity}"/>`;
	return stop(0, full) + stop(0.5, half) + stop(1, 0);
}
