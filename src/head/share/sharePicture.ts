import sharp, { type OutputInfo } from "sharp";
import { renderLogo } from "#src/head/icons.ts";
import { layoutTitle } from "./layoutTitle.ts";
import { shareSize } from "./shareSize.ts";
import { textToPath } from "./textToPath.ts";

const pictureMargin = 64;
/** Side of the brand's mark in pixels. */
const markSide = 52;

/** Color of words, and what the art is darkened with. */
const paintColors = { words: "#ffffff", shade: "#0a0f24" } as const;

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

/** A share picture without its words. */
export interface ShareBackground {
	readonly data: Buffer;
	readonly info: OutputInfo;
}

/** Cached shaded art of one picture, for further headlines. Each takes 2.3 MB, and titles have few heights. */
const mostGrounds = 8;

let brandMark: Promise<Buffer> | undefined;

/**
 * The grounds of one picture. Laying out its art and shading it are most of the work, and many pages have the same: all languages of
 * a page, and every one whose words are as high.
 */
export class ShareBackgrounds {
	private readonly laid: Promise<ShareBackground>;
	private readonly shaded = new Map<string, Promise<ShareBackground>>();

	/** @param art its file */
	constructor(art: string) {
		this.laid = layArt(art);
	}

	/** The art with the brand, darkened for words that reach up so many pixels from the foot. */
	under(reach: number, brand: string): Promise<ShareBackground> {
		const key = `${reach} ${brand}`;
		const known = this.shaded.get(key);
		if (known) return known;
		if (this.shaded.size === mostGrounds) this.shaded.clear();
		const ground = this.shade(reach, brand);
		this.shaded.set(key, ground);
		return ground;
	}

	private async shade(reach: number, brand: string): Promise<ShareBackground> {
		const { data, info } = await this.laid;
		const name = await textToPath(brand, 900, 40, -0.035);
		const words = placed(name.path, pictureMargin + markSide + 14, pictureMargin + 32);
		brandMark ??= renderLogo(paintColors.words, markSide);
		return sharp(data, { raw: info })
			.composite([
				{ input: svgOf(drawShades(reach) + inWhite([words]), shareSize.height), left: 0, top: 0 },
				{ input: await brandMark, left: pictureMargin, top: pictureMargin - 8 },
			])
			.removeAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
	}
}

/** A file's picture in the size of a share picture. */
function layArt(file: string): Promise<ShareBackground> {
	return sharp(file)
		.resize(shareSize.width, shareSize.height, { fit: "cover" })
		.removeAlpha()
		.toColourspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
}

/**
 * Draws a page's picture for messengers: its art, its headline at the foot, the brand.
 *
 * @param grounds those of the scene's art
 * @returns JPEG, which every messenger takes
 */
export async function drawSharePicture(scene: ShareScene, grounds: ShareBackgrounds): Promise<Buffer> {
	const { paths, top, reach } = await layoutText(scene);
	const ground = await grounds.under(reach, scene.brand);
	// The strip that has words alone.
	const strip = svgOf(`<g transform="translate(0 ${-top})">${inWhite(paths)}</g>`, shareSize.height - top);
	const data = await letter(ground.data, strip, top);
	return sharp(data, { raw: ground.info }).jpeg({ quality: 80 }).toBuffer();
}

/**
 * Lays white letters over a copy of a ground. libvips would mix every pixel of it, in floating point and with an opacity that it has
 * not: three times the work.
 *
 * @param strip white letters, as wide as the ground and from `top` to its foot
 */
async function letter(ground: Buffer, strip: Buffer, top: number): Promise<Buffer> {
	const textOpacities = await sharp(strip).extractChannel("alpha").raw().toBuffer();
	const data = Buffer.from(ground);
	const start = top * shareSize.width;
	for (let pixelIndex = 0; pixelIndex < textOpacities.length; pixelIndex += 1) {
		const textOpacity = textOpacities[pixelIndex] as number;
		if (textOpacity === 0) continue;
		const place = (start + pixelIndex) * 3;
		for (let part = place; part < place + 3; part += 1) {
			const channelValue = data[part] as number;
			// Rounded: what a byte has no room for is cut off.
			data[part] = channelValue + ((255 - channelValue) * textOpacity + 127) / 255;
		}
	}
	return data;
}

function svgOf(content: string, height: number): Buffer {
	return Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${height}">${content}</svg>`,
	);
}

function inWhite(paths: readonly string[]): string {
	return `<g fill="${paintColors.words}">${paths.join("")}</g>`;
}

/** Outlines of headline and kicker, the row of pixels above them, and how far up from the foot they need shade. */
interface ShareText {
	readonly paths: readonly string[];
	readonly top: number;
	readonly reach: number;
}

async function layoutText({ headline, kicker }: ShareScene): Promise<ShareText> {
	const { size, lines } = await layoutTitle(headline, shareSize.width - pictureMargin * 2);
	const lineHeight = size * 0.94;
	/** Baseline of the first line. */
	const first = shareSize.height - pictureMargin - size * 0.08 - (lines.length - 1) * lineHeight;
	/** Baseline of the kicker. */
	const kickerBaseline = first - size * 0.74 - 28;
	const paths = [
		...(kicker ? [placed((await textToPath(kicker, 500, 32, -0.01)).path, pictureMargin, kickerBaseline)] : []),
		...lines.map(({ path }, index) => placed(path, pictureMargin - size * 0.04, first + index * lineHeight)),
	];
	const top = Math.max(0, Math.floor(Math.min(kickerBaseline - 64, first - size * 1.3)));
	return { paths, top, reach: Math.round(shareSize.height - first + size * 2.2) };
}

function placed(path: string, x: number, y: number): string {
	return `<path transform="translate(${Math.round(x)} ${Math.round(y)})" d="${path}"/>`;
}

/** Darkens the foot up to `reach` pixels, and the corner where the brand stands. */
function drawShades(reach: number): string {
	const { width, height } = shareSize;
	return `<defs>
<linearGradient id="foot" x1="0" y1="1" x2="0" y2="0">${fadeStops(0.88, 0.58)}</linearGradient>
<radialGradient id="corner" cx="0" cy="0" r="1">${fadeStops(0.62, 0.2)}</radialGradient>
</defs>
<rect y="${height - reach}" width="${width}" height="${reach}" fill="url(#foot)"/>
<rect width="620" height="300" fill="url(#corner)"/>`;
}

function fadeStops(full: number, half: number): string {
	const stop = (offset: number, opacity: number) =>
		`<stop offset="${offset}" stop-color="${paintColors.shade}" stop-opacity="${opacity}"/>`;
	return stop(0, full) + stop(0.5, half) + stop(1, 0);
}
