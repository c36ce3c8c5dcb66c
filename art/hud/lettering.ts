/** Converts text to outlines of Lilita One, so that rasterizing needs no installed font. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Font } from "opentype.js";
import { n } from "./svg.ts";

const file = createRequire(import.meta.url).resolve("@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff");
const bytes = readFileSync(file);
const font: Font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

export type Lettering = {
	fill?: string;
	/** outline color; empty for none */
	outline?: string;
	/** outline width in units on each side */
	weight?: number;
	align?: "start" | "middle" | "end";
	/** degrees about (x, y) */
	rotate?: number;
};

/** Width of a text in user units. */
export const measureText = (text: string, size: number): number => font.getAdvanceWidth(text, size);

/** A line of text with its baseline at (x, y); `size` is the font size in user units. */
export function letters(
	text: string,
	x: number,
	y: number,
	size: number,
	{ fill = "#ffffff", outline = "", weight = size * 0.09, align = "start", rotate = 0 }: Lettering = {},
): string {
	const left = x - (align === "start" ? 0 : measureText(text, size) * (align === "middle" ? 0.5 : 1));
	const d = font
		.getPath(text, left, y, size)
		.commands.map((c) => {
			if (c.type === "Z") return "Z";
			if (c.type === "C") return `C${n(c.x1)} ${n(c.y1)} ${n(c.x2)} ${n(c.y2)} ${n(c.x)} ${n(c.y)}`;
			if (c.type === "Q") return `Q${n(c.x1)} ${n(c.y1)} ${n(c.x)} ${n(c.y)}`;
			return `${c.type}${n(c.x)} ${n(c.y)}`;
		})
		.join("");
	const turn = rotate === 0 ? "" : ` transform="rotate(${n(rotate)} ${n(x)} ${n(y)})"`;
	const edge =
		outline === ""
			? ""
			: ` stroke="${outline}" stroke-width="${n(weight * 2)}" stroke-linejoin="round" paint-order="stroke"`;
	return `<path d="${d}" fill="${fill}"${edge}${turn}/>`;
}
