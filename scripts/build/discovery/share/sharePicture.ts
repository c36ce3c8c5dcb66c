import sharp from "sharp";
import { outline } from "./lettering.ts";
import { placeWords, sceneHeight, shareSize } from "./placeWords.ts";
import { setHeadline } from "./setHeadline.ts";

const margin = 64;
/** Side of the brand's mark in pixels. */
const markSide = 52;

/** Colours of words, and what the art is darkened with. */
const paints = { light: "#ffffff", dark: "#0a0f24" } as const;

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

/**
 * Draws a page's picture for messengers: its art, its headline where the art is calm, the brand.
 *
 * @param drawMark gives the brand's mark in a colour, `markSide` wide and high
 * @returns JPEG, which every messenger takes
 */
export async function drawSharePicture(
	scene: ShareScene,
	drawMark: (colour: string, side: number) => Promise<Buffer>,
): Promise<Buffer> {
	const { width, height } = shareSize;
	const whole = await sharp(scene.art)
		.resize(width, sceneHeight, { fit: "cover" })
		.removeAlpha()
		.toColourspace("srgb")
		.raw()
		.toBuffer();
	const { art, end, isLight } = placeWords(whole);
	const paint = isLight ? paints.dark : paints.light;
	const words = end === "top" ? await wordsInTheSky(scene) : await wordsAtTheFoot(scene);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${end === "bottom" ? shades(words.reach) : ""}
<g fill="${paint}">${words.paths.join("")}</g>
</svg>`;
	return sharp(art, { raw: { width, height, channels: 3 } })
		.composite([
			{ input: Buffer.from(svg), left: 0, top: 0 },
			{ input: await drawMark(paint, markSide), left: margin, top: margin - 8 },
		])
		.jpeg({ quality: 80 })
		.toBuffer();
}

/** Outlines of all words, and how far up from the foot they need shade. */
interface Words {
	readonly paths: readonly string[];
	readonly reach: number;
}

async function wordsAtTheFoot(scene: ShareScene): Promise<Words> {
	const { size, leading, lines } = await headlineOf(scene);
	const first = shareSize.height - margin - size * 0.08 - (lines.length - 1) * leading;
	return { paths: await draw(scene, first), reach: shareSize.height - first + size * 2.2 };
}

async function wordsInTheSky(scene: ShareScene): Promise<Words> {
	const { size } = await headlineOf(scene);
	const first = margin + markSide + 40 + size * 0.74 + (scene.kicker ? 52 : 0);
	return { paths: await draw(scene, first), reach: 0 };
}

async function headlineOf({ headline }: ShareScene) {
	const { size, lines } = await setHeadline(headline, shareSize.width - margin * 2);
	return { size, lines, leading: size * 0.94 };
}

/** @param first baseline of the headline's first line */
async function draw(scene: ShareScene, first: number): Promise<string[]> {
	const { kicker, brand } = scene;
	const { size, lines, leading } = await headlineOf(scene);
	const name = await outline(brand, 900, 40, -0.035);
	const above = kicker ? [placed((await outline(kicker, 500, 32, -0.01)).path, margin, first - size * 0.74 - 28)] : [];
	return [
		placed(name.path, margin + markSide + 14, margin + 32),
		...above,
		...lines.map(({ path }, index) => placed(path, margin - size * 0.04, first + index * leading)),
	];
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
		`<stop offset="${offset}" stop-color="${paints.dark}" stop-opacity="${opacity}"/>`;
	return stop(0, full) + stop(0.5, half) + stop(1, 0);
}
