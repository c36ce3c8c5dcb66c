/** Plain shapes. `style` is a paint (colour or `url(#..)`), or a record of SVG attributes. */
import { n, type Point } from "./svg.ts";

export type Style = string | Record<string, string | number>;

const attributes = (style: Style): string =>
	typeof style === "string"
		? ` fill="${style}"`
		: Object.entries(style)
				.map(([key, value]) => ` ${key}="${value}"`)
				.join("");

/** Path from path data. */
export const path = (d: string, style: Style): string => `<path d="${d}"${attributes(style)}/>`;

/** Stroke along path data with round ends; width in units. */
export const line = (d: string, colour: string, width: number, extra: Record<string, string | number> = {}): string =>
	path(d, {
		fill: "none",
		stroke: colour,
		"stroke-width": n(width),
		"stroke-linecap": "round",
		"stroke-linejoin": "round",
		...extra,
	});

export const circle = (x: number, y: number, r: number, style: Style): string =>
	`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${attributes(style)}/>`;

/** Ellipse; `rotate` in degrees about its centre. */
export function ellipse(x: number, y: number, rx: number, ry: number, style: Style, rotate = 0): string {
	const turn = rotate === 0 ? "" : ` transform="rotate(${n(rotate)} ${n(x)} ${n(y)})"`;
	return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${attributes(style)}${turn}/>`;
}

/** Rectangle from its top left corner; `r` rounds the corners; `rotate` in degrees about its centre. */
export function rect(x: number, y: number, w: number, h: number, r: number, style: Style, rotate = 0): string {
	const turn = rotate === 0 ? "" : ` transform="rotate(${n(rotate)} ${n(x + w / 2)} ${n(y + h / 2)})"`;
	return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}"${attributes(style)}${turn}/>`;
}

/** Path data of a full circle: many of one paint go into one path. */
export const disc = (x: number, y: number, r: number): string =>
	`M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0Z`;

/** Path data of a polygon. */
export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;

/** The point at `i`, the first or last one beyond the ends. */
const pick = (points: readonly Point[], i: number): Point =>
	points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];

/** Path data of a smooth line through the points (Catmull-Rom); `closed` makes a soft blob. `tension` 0.17 is round. */
export function smooth(points: readonly Point[], closed = false, tension = 0.17): string {
	const count = points.length;
	const point = (i: number): Point => pick(points, closed ? (i + count) % count : i);
	let d = `M${point(0).map(n).join(" ")}`;
	for (let i = 0; i < (closed ? count : count - 1); i++) {
		const [p0, p1, p2, p3] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
		const c1 = [p1[0] + (p2[0] - p0[0]) * tension, p1[1] + (p2[1] - p0[1]) * tension];
		const c2 = [p2[0] - (p3[0] - p1[0]) * tension, p2[1] - (p3[1] - p1[1]) * tension];
		d += `C${[...c1, ...c2, ...p2].map(n).join(" ")}`;
	}
	return closed ? `${d}Z` : d;
}

/** A soft closed form through the points. */
export const blob = (points: readonly Point[], style: Style, tension = 0.17): string =>
	path(smooth(points, true, tension), style);

/** Path data of a star or flower-like ring: `points` tips from radius `inner` to `outer`, first tip up. */
export function star(x: number, y: number, points: number, outer: number, inner: number, turn = 0): string {
	const corner = (i: number): Point => {
		const angle = (Math.PI * i) / points - Math.PI / 2 + (turn * Math.PI) / 180;
		const r = i % 2 === 0 ? outer : inner;
		return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
	};
	return polygon(Array.from({ length: points * 2 }, (_, i) => corner(i)));
}

/** Points along a smooth line through `through`: `steps` per piece. For things strung along a way (coins, paper, tails). */
export function along(through: readonly Point[], steps = 8): Point[] {
	const point = (i: number): Point => pick(through, i);
	const result: Point[] = [];
	for (let i = 0; i < through.length - 1; i++) {
		for (let s = 0; s < steps; s++) {
			const t = s / steps;
			const spline = (k: 0 | 1): number => {
				const [a, b, c, d] = [point(i - 1)[k], point(i)[k], point(i + 1)[k], point(i + 2)[k]];
				return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
			};
			result.push([spline(0), spline(1)]);
		}
	}
	result.push(point(through.length));
	return result;
}

/** Path data of a limb along the points whose width runs from `from` to `to` (units), with round ends. */
export function taper(through: readonly Point[], from: number, to: number): string {
	const spine = along(through, 6);
	const last = spine.length - 1;
	const side = (sign: number): Point[] =>
		spine.map(([x, y], i) => {
			const [ax, ay] = pick(spine, i - 1);
			const [bx, by] = pick(spine, i + 1);
			const length = Math.hypot(bx - ax, by - ay) || 1;
			const half = ((from + ((to - from) * i) / last) / 2) * sign;
			return [x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half];
		});
	const [left, right] = [side(1), side(-1).reverse()];
	const run = (points: Point[]): string => points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L");
	const cap = (r: number, [x, y]: Point): string => `A${n(r / 2)} ${n(r / 2)} 0 0 0 ${n(x)} ${n(y)}`;
	return `M${run(left)}${cap(to, pick(right, 0))}L${run(right)}${cap(from, pick(left, 0))}Z`;
}
