import { formatHex } from "culori";
import sharp from "sharp";
import { readLogo, renderLogoSvg } from "#content/readers/logo.server.ts";
import { rotateHue } from "#src/styles/rotateHue.ts";

/** Sizes in pixels: Apple touch icon, then the manifest's. */
const iconSizes = [180, 192, 512] as const;

export function iconPath(size: (typeof iconSizes)[number] | "maskable"): string {
	return `/icons/${size}.png`;
}

/** Renders the logo as SVG in colors of a hue for light and dark themes. */
export function renderFavicon(hue?: number): string {
	// Written in the hue of the stylesheets. Old browsers do not know `oklch()`.
	const toHex = (color: string) => formatHex(rotateHue(color, hue)) ?? color;
	const colors = { light: toHex("oklch(0.521 0.267 264.97)"), dark: toHex("oklch(0.764 0.12 266.3)") };
	return renderLogoSvg(readLogo(), colors);
}

/** Renders the logo in a `#rrggbb` color as PNG with a transparent background. `side` is in pixels. */
export async function renderLogo(color: string, side: number): Promise<Buffer> {
	const logo = readLogo();
	const [, , width] = logo.viewBox.split(/[\s,]+/);
	const svg = Buffer.from(renderLogoSvg(logo, { light: color, dark: color }));
	const shape = await sharp(svg, { density: (72 * side) / Number(width) })
		.resize(side, side, { fit: "contain", background: "#00000000" })
		.ensureAlpha()
		.extractChannel("alpha")
		.toColourspace("b-w")
		.raw()
		.toBuffer();
	return sharp({ create: { width: side, height: side, channels: 3, background: color } })
		.joinChannel(shape, { raw: { width: side, height: side, channels: 1 } })
		.png()
		.toBuffer();
}

/** Icons by path: the white logo on the brand's color. Launchers crop maskable icons, so their logo is smaller. */
export async function makeIcons(color: string): Promise<Map<string, Buffer>> {
	const drawTile = async (side: number, share: number) => {
		const mark = await renderLogo("#ffffff", Math.round(side * share));
		return sharp({ create: { width: side, height: side, channels: 3, background: color } })
			.composite([{ input: mark }])
			.png({ palette: true })
			.toBuffer();
	};
	const iconFiles = new Map<string, Buffer>();
	for (const size of iconSizes) iconFiles.set(iconPath(size), await drawTile(size, 0.66));
	iconFiles.set(iconPath("maskable"), await drawTile(512, 0.5));
	iconFiles.set("/favicon.ico", toIco(await renderLogo(color, 32), 32));
	return iconFiles;
}

/** An ICO file with one PNG. */
function toIco(png: Buffer, side: number): Buffer {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(side, 6);
	head.writeUInt8(side, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}
