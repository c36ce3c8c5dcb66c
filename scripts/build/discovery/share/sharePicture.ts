import sharp, { type OutputInfo } from "sharp";
import { outline } from "./lettering.ts";
import { setHeadline } from "./setHeadline.ts";
import { shareSize } from "./shareSize.ts";

const margin = 64;
/** Side of the brand's mark in pixels. */
const markSide = 52;

/** Colour of words, and what the art is darkened with. */
const paints = { words: "#ffffff", shade: "#0a0f24" } as const;

/** What one share picture shows. */
export interface ShareScene {
	/** File of the page's picture. */
	readonly art: string;
	/** The headline in the lines that it is written in. */
	readonly headline: readonly string[];
	/** A line above the headline: genres, the section. */
	readonly kicker?: string;
	readonly brand: string;
}

/** Art in the size of a share picture. */
export interface Ground {
	readonly data: Buffer;
	readonly info: OutputInfo;
}

/** Lays out a picture's art. That is half of the work, and all languages of a page have the same. */
export function layGround(art: string): Promise<Ground> {
	return sharp(art)
		.resize(shareSize.width, shareSize.height, { fit: "cover" })
		.removeAlpha()
		.toColourspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
}

/**
 * Draws a page's picture for messengers: its art, its headline at the foot, the brand.
 *
 * @param ground the scene's art
 * @param drawMark gives the brand's mark in a colour, `markSide` wide and high
 * @returns JPEG, which every messenger takes
 */
export async function drawSharePicture(
	scene: ShareScene,
	{ data, info: { width, height, channels } }: Ground,
	drawMark: (colour: string, side: number) => Promise<Buffer>,
): Promise<Buffer> {
	const words = await layWords(scene);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${shades(words.reach)}
<g fill="${paints.words}">${words.paths.join("")}</g>
</svg>`;
	return sharp(data, { raw: { width, height, channels } })
		.composite([
			{ input: Buffer.from(svg), left: 0, top: 0 },
			{ input: await drawMark(paints.words, markSide), left: margin, top: margin - 8 },
		])
		.jpeg({ quality: 80 })
		.toBuffer();
}

/** Outlines of all words, and how far up from the foot they need shade. */
interface Words {
	readonly paths: readonly string[];
	readonly reach: number;
}

async function layWords({ headline, kicker, brand }: ShareScene): Promise<Words> {
	const { size, lines } = await setHeadline(headline, shareSize.width - margin * 2);
	const leading = size * 0.94;
	/** Baseline of the first line. */
	const first = shareSize.height - margin - size * 0.08 - (lines.length - 1) * leading;
	const name = await outline(brand, 900, 40, -0.035);
	const above = kicker ? [placed((await outline(kicker, 500, 32, -0.01)).path, margin, first - size * 0.74 - 28)] : [];
	const paths = [
		placed(name.path, margin + markSide + 14, margin + 32),
		...above,
		...lines.map(({ path }, index) => placed(path, margin - size * 0.04, first + index * leading)),
	];
	return { paths, reach: shareSize.height - first + size * 2.2 };
}

function placed(path: string, x: number, y: number): string {
	return `<path transform="translate(${Math.round(x)} ${Math.round(y)})" d="${path}"/>`;
}

/** Darkens the foot up to `reach` pixels, and the corner where the brand stands. */
function shades(reach: number): string {
	const { width, height } = shareSize;
	return `<defs>
<linearGradient id="foot" x1="0" y1="1" x2="0" y2="0">${fading(0.88, 0.58)}</linearGradient>
<radialGradient id="corner" cx="0" cy="0" r="1">${fading(0.62, 0.2)}</radialGradient>
</defs>
<rect y="${Math.round(height - reach)}" width="${width}" height="${Math.round(reach)}" fill="url(#foot)"/>
<rect width="620" height="300" fill="url(#corner)"/>`;
}

function fading(full: number, half: number): string {
	const stop = (offset: number, opacity: number) =>
		`<stop offset="${offset}" stop-color="${paints.shade}" stop-opacity="${opacity}"/>`;
	return stop(0, full) + stop(0.5, half) + stop(1, 0);
}
