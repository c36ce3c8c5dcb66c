/** SVG documents and groups. Lengths are user units (pixels of the picture at its final size). */
import { define, definitionsFor } from "./defs.ts";

export type Drawing = string | readonly Drawing[];
export type Point = readonly [x: number, y: number];

/** Formats a number for markup: one decimal, two for values below 8. */
export const n = (value: number): string =>
	String(Math.abs(value) >= 8 ? Math.round(value * 10) / 10 : Math.round(value * 100) / 100);

/** Joins nested lists of markup. */
export const joinMarkup = (drawing: Drawing): string =>
	typeof drawing === "string" ? drawing : drawing.map(joinMarkup).join("");

export type Placement = {
	/** factor, or [x, y] factors */
	scale?: number | readonly [number, number];
	/** degrees clockwise */
	rotate?: number;
};

/** Moves a drawing from the origin to (x, y), scaled and rotated. */
export function at(x: number, y: number, drawing: Drawing, { scale = 1, rotate = 0 }: Placement = {}): string {
	const [sx, sy] = typeof scale === "number" ? [scale, scale] : scale;
	const turn = rotate === 0 ? "" : ` rotate(${n(rotate)})`;
	const size = sx === 1 && sy === 1 ? "" : ` scale(${n(sx)} ${n(sy)})`;
	return `<g transform="translate(${n(x)} ${n(y)})${turn}${size}">${joinMarkup(drawing)}</g>`;
}

/** Defines a repeated drawing once and references it with `<use>`. */
export const shared = (drawing: Drawing): string =>
	`<use href="#${define((id) => `<g id="${id}">${joinMarkup(drawing)}</g>`)}"/>`;

/** Renders the SVG document; width and height in pixels. Throws if the markup contains NaN or undefined. */
export function renderSvg(width: number, height: number, drawing: Drawing): string {
	const body = joinMarkup(drawing);
	if (/NaN|undefined/.test(body))
		throw new Error("A drawing contains NaN or undefined: check the numbers passed to art/hud.");
	const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;
	return `${open}<defs>${definitionsFor(body)}</defs>${body}</svg>\n`;
}
