/** SVG shapes. `style` is a fill (color or `url(#..)`) or a record of SVG attributes. */
import { n, type Point } from "./svg.ts";

export type Style = string | Record<string, string | number>;

const attributes = (style: Style): string =>
	typeof style === "string"
		? ` fill="${style}"`
		: Object.entries(style)
				.map(([key, value]) => ` ${key}="${value}"`)
				.join("");

export const path = (d: string, style: Style): string => `<path d="${d}"${attributes(style)}/>`;

/** A stroke along path data with round caps; width in user units. */
export const line = (d: string, color: string, width: number): string =>
	path(d, {
		fill: "none",
		stroke: color,
		"stroke-width": n(width),
		"stroke-linecap": "round",
		"stroke-linejoin": "round",
	});

export const circle = (x: number, y: number, r: number, style: Style): string =>
	`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${attributes(style)}/>`;

/** An ellipse; `rotate` in degrees around its center. */
export function ellipse(x: number, y: number, rx: number, ry: number, style: Style, rotate = 0): string {
	const turn = rotate === 0 ? "" : ` transform="rotate(${n(rotate)} ${n(x)} ${n(y)})"`;
	return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${attributes(style)}${turn}/>`;
}

/** A rectangle; (x, y) is its top left corner, `r` its corner radius. */
export const rect = (x: number, y: number, w: number, h: number, r: number, style: Style): string =>
	`<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}"${attributes(style)}/>`;

/** Path data of a polygon. */
const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;

/** Path data of a star with `points` tips between radius `inner` and `outer`; the first tip points up. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
	const corner = (i: number): Point => {
		const angle = (Math.PI * i) / points - Math.PI / 2;
		const r = i % 2 === 0 ? outer : inner;
		return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
	};
	return polygon(Array.from({ length: points * 2 }, (_, i) => corner(i)));
}
