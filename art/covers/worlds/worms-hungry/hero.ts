/** Worms Hungry: the worm. */
import * as k from "../../kit/index.ts";
import { nth } from "../../kit/lists.ts";
import { form, PINK } from "./clay.ts";

type Pose = { look?: k.Point; mood?: "bite" | "roar" | "fright" | "cheeky"; turn?: number; flip?: boolean };

/** The head around its middle, radius 150, looking to the right and a little towards us. */
function wormHead({ look = [0.5, 0], mood = "roar", turn = 0, flip = false }: Pose = {}): k.Drawing {
	const open = mood === "roar" ? 1 : mood === "bite" ? 0.8 : mood === "fright" ? 0.55 : 0.42;
	const mouth = k.smooth(
		[
			[-92, 18],
			[0, 30 - open * 8],
			[98, 14],
			[112, 20 + open * 60],
			[60, 30 + open * 112],
			[4, 36 + open * 124],
			[-56, 30 + open * 110],
			[-108, 22 + open * 56],
		],
		true,
	);
	const lip = k.smooth(
		[
			[-108, 8],
			[0, 16],
			[116, 4],
			[134, 22 + open * 62],
			[72, 44 + open * 118],
			[4, 52 + open * 132],
			[-68, 44 + open * 116],
			[-128, 22 + open * 60],
		],
		true,
	);
	return k.at(
		0,
		0,
		[
			form(
				48,
				k.path(
					k.smooth(
						[
							[0, -150],
							[108, -112],
							[152, -10],
							[140, 90],
							[90, 150 + open * 26],
							[0, 168 + open * 30],
							[-90, 150 + open * 26],
							[-142, 90],
							[-152, -10],
							[-108, -112],
						],
						true,
					),
					PINK,
				),
				8,
			),
			k.glow(-118, 20, 36, 28, "#ff3f6e", 0.55),
			k.glow(124, 14, 32, 26, "#ff3f6e", 0.55),
			form(14, k.path(lip, "#ffb4d0"), 4),
			k.clipped(k.path(mouth, "#fff"), [
				k.path(mouth, k.radial(["#a0183f", "#4a0822"], 0.5, 0.3, 0.8)),
				form(14, k.ellipse(10, 60 + open * 100, 72, 40 + open * 20, "#ff5f7e")),
				k.line(`M10 ${52 + open * 60}V${80 + open * 90}`, "#c8284e", 7, { opacity: 0.6 }),
				form(
					5,
					[k.rect(-44, 8, 44, 40 + open * 12, 12, "#ffffff"), k.rect(4, 8, 46, 42 + open * 12, 12, "#ffffff")],
					4,
				),
				form(5, [k.rect(-72, 76 + open * 76, 34, 40, 10, "#fffbf0")], 3),
			]),
			form(22, [k.circle(-58, -96, 74, PINK), k.circle(66, -100, 80, PINK)], 5),
			k.eye(-58, -98, 60, -1, {
				look,
				lid: mood === "fright" ? 0 : mood === "cheeky" ? 0.3 : 0.1,
				tilt: mood === "roar" ? 10 : mood === "fright" ? -10 : 4,
				skin: "#f56a9e",
				iris: "#3aa04a",
				tall: 1.08,
			}),
			k.eye(66, -102, 66, 1, {
				look,
				lid: mood === "fright" ? 0 : mood === "cheeky" ? 0.3 : 0.1,
				tilt: mood === "roar" ? 10 : mood === "fright" ? -10 : 4,
				skin: "#f56a9e",
				iris: "#3aa04a",
				tall: 1.08,
			}),
			form(5, [k.ellipse(-16, -14, 9, 7, "#e04a82"), k.ellipse(24, -16, 9, 7, "#e04a82")]),
			k.shine(-96, -150, 24, 12, -30, 0.8),
		],
		{ rotate: turn, flip },
	);
}

/** The worm: fat rings along the spine from tail to head, `r` the radius at the head (pixels). The head sits on the last point. */
export function worm(spine: readonly k.Point[], r: number, pose: Pose = {}, tail = 0.42): k.Drawing {
	const way = k.along(spine, 24);
	let total = 0;
	let last = nth(way, 0);
	const lengths = way.map((point) => {
		total += Math.hypot(point[0] - last[0], point[1] - last[1]);
		last = point;
		return total;
	});
	const rings = Math.max(4, Math.round(total / (r * 0.62)));
	const ring = (i: number): k.Drawing => {
		const t = i / rings;
		const [x, y] = nth(
			way,
			lengths.findIndex((l) => l >= t * total - 0.001),
		);
		const size = r * (tail + (0.92 - tail) * Math.min(1, t * 1.5));
		const band = Math.abs(t - 0.6) < 0.07;
		return form(r * 0.3, k.circle(x, y, size, band ? "#ffc2dc" : i % 2 ? "#ff7aac" : PINK), r * 0.07);
	};
	const [hx, hy] = nth(spine, -1);
	return [k.times(rings, ring), k.at(hx, hy, wormHead(pose), { scale: Math.round((r / 142) * 50) / 50 })];
}
