/** Mouths around the origin of (x, y); `w` is the width in units. */
import { linear, radial } from "./paint.ts";
import { ellipse, line, path, polygon } from "./shapes.ts";
import { at, clipped, type Drawing, n } from "./svg.ts";

const DARK = radial(["#7a1230", "#3a0518"], 0.5, 0.9, 0.9);
const TONGUE = radial(["#ff9aa2", "#e8456a"], 0.45, 0.25, 0.8);

/** A laughing open mouth with upper teeth and a tongue; `open` is height to width. `fangs` adds two points. */
export function laugh(x: number, y: number, w: number, open = 0.62, fangs = false): string {
	const [a, h] = [w / 2, w * open];
	const shape = `M${n(-a)} ${n(-h * 0.16)}Q0 ${n(h * 0.1)} ${n(a)} ${n(-h * 0.16)}C${n(a * 1.02)} ${n(h * 0.62)} ${n(a * 0.5)} ${n(h)} 0 ${n(h)}C${n(-a * 0.5)} ${n(h)} ${n(-a * 1.02)} ${n(h * 0.62)} ${n(-a)} ${n(-h * 0.16)}Z`;
	const teeth = path(
		`M${n(-a)} ${n(-h * 0.4)}H${n(a)}V${n(h * 0.06)}Q0 ${n(h * 0.34)} ${n(-a)} ${n(h * 0.06)}Z`,
		linear(["#ffffff", "#e9e2f5"]),
	);
	const points = fangs
		? [-0.52, 0.52].map((k) =>
				path(
					polygon([
						[k * a - w * 0.08, -h * 0.1],
						[k * a + w * 0.08, -h * 0.1],
						[k * a, h * 0.46],
					]),
					"#ffffff",
				),
			)
		: [];
	return at(x, y, [
		clipped(path(shape, "#fff"), [path(shape, DARK), ellipse(0, h * 0.92, a * 0.62, h * 0.4, TONGUE), teeth, points]),
		line(shape, "#2a0a22", w * 0.03, { opacity: 0.5 }),
	]);
}

/** A frightened or shouting mouth: a rounded opening. */
export function shout(x: number, y: number, w: number, tall = 1.1): string {
	const h = w * tall;
	return at(
		x,
		y,
		clipped(ellipse(0, 0, w / 2, h / 2, "#fff"), [
			ellipse(0, 0, w / 2, h / 2, DARK),
			ellipse(0, h * 0.42, w * 0.36, h * 0.24, TONGUE),
			ellipse(0, -h * 0.56, w * 0.42, h * 0.22, "#ffffff"),
		]),
	);
}

/** A closed smile line; `bend` > 0 smiles, < 0 frowns; `lean` lifts the right corner (smirk). */
export const smile = (x: number, y: number, w: number, bend = 0.35, colour = "#4a1228", lean = 0): string =>
	line(
		`M${n(x - w / 2)} ${n(y + lean * w * 0.2)}Q${n(x)} ${n(y + w * bend)} ${n(x + w / 2)} ${n(y - lean * w * 0.2)}`,
		colour,
		w * 0.09,
	);

/** A toothy grin (bared teeth): rounded band with gaps between the teeth. */
export function grin(x: number, y: number, w: number, teeth = 6, open = 0.34, tooth = "#ffffff"): Drawing {
	const [a, h] = [w / 2, w * open];
	const shape = `M${n(-a)} ${n(-h * 0.5)}Q0 ${n(h * 0.15)} ${n(a)} ${n(-h * 0.5)}Q${n(a * 1.12)} ${n(h * 0.45)} 0 ${n(h)}Q${n(-a * 1.12)} ${n(h * 0.45)} ${n(-a)} ${n(-h * 0.5)}Z`;
	const gaps = Array.from({ length: teeth - 1 }, (_, i) => -a + (w * (i + 1)) / teeth).map((gx) =>
		line(`M${n(gx)} ${n(-h)}L${n(gx * 0.94)} ${n(h)}`, "#7d5a86", w * 0.022),
	);
	return at(x, y, [
		clipped(path(shape, "#fff"), [
			path(shape, linear([tooth, "#d9cfe6"])),
			gaps,
			line(`M${n(-a)} ${n(h * 0.1)}Q0 ${n(h * 0.66)} ${n(a)} ${n(h * 0.1)}`, "#7d5a86", w * 0.022),
		]),
		line(shape, "#3a0d2c", w * 0.045),
	]);
}
