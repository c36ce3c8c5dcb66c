/** Bucket Crusher: the bucket robot. */
import * as k from "../../kit/index.ts";
import { rubble } from "./bricks.ts";
import { b, ORANGE, steel } from "./clay.ts";

/** The chain of saw teeth along a closed or open smooth path. */
function chain(points: readonly k.Point[], size: number): k.Drawing {
	const way = k.along(points, 5);
	const teeth = way.slice(0, -1).map(([x, y], i) => {
		const [nx, ny] = k.cycle(way, i + 1);
		const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
		return `<path d="M${-size * 0.5} ${-size * 0.3}L${size * 0.1} ${-size * 1.15}L${size * 0.5} ${-size * 0.3}Z" transform="translate(${k.n(x)} ${k.n(y)}) rotate(${k.n(turn)})" fill="${i % 2 ? "#e8ecff" : "#c3c9ea"}"/>`;
	});
	return [
		steel.whole(size * 0.14, teeth, size * 0.2),
		steel.whole(size * 0.2, k.line(k.smooth(points), "#4a4674", size * 0.9)),
		k.line(k.smooth(points), "#ffd23f", size * 0.26, { "stroke-dasharray": `${k.n(size * 0.3)} ${k.n(size * 0.75)}` }),
	];
}

type Mood = { look?: readonly [number, number]; lid?: number; tilt?: number; load?: boolean };

/** The bucket head seen from the side, mouth to the right; neck joint at the origin, about 560 wide, 480 tall. */
export function bucket({ look = [0.7, 0.3], lid = 0.12, tilt = 12, load = true }: Mood = {}): k.Drawing {
	const shell =
		"M-120 -150C-60 -226 150 -250 300 -196L372 -150C300 -120 250 -70 250 0C250 60 320 100 404 116L360 190C190 236 -30 220 -110 130C-170 50 -170 -80 -120 -150Z";
	return [
		k.path("M240 -140C180 -90 180 60 270 130L360 120L330 -140Z", "#3a1a3c"),
		load ? rubble(300, 30, 90, 120, 8, 74, 4) : "",
		k.times(4, (i) =>
			steel.form(
				`M${262 + i * 42} ${134 - i * 5}L${280 + i * 42} ${50 - i * 6}L${302 + i * 42} ${128 - i * 5}Z`,
				"#f4f0ff",
				11,
				4,
			),
		),
		b.form(shell, ORANGE, 62, 8),
		k.clipped(k.path(shell, "#fff"), [
			k.line("M-150 96C-40 190 200 206 420 150", "#3a2a5a", 46, { opacity: 0.9 }),
			k.times(9, (i) => k.path(`M${-140 + i * 64} 220l34 -90h30l-34 90Z`, "#ffd23f")),
			k.line("M-96 -130C-20 -196 140 -214 270 -182", "#ffe0a8", 12, { opacity: 0.7 }),
		]),
		b.form("M-118 -60C-80 -100 -30 -90 -20 -40C-10 20 -50 60 -100 60Z", "#e86a14", 20, 6),
		[
			[-70, -36],
			[-70, 22],
			[-96, -8],
		].map(([x = 0, y = 0]) => steel.ball(x, y, 11, 11, "#e8ecff")),
		k.times(3, (i) =>
			steel.form(
				`M${292 + i * 28} ${-192 + i * 16}L${330 + i * 26} ${-104 + i * 12}L${334 + i * 28} ${-180 + i * 14}Z`,
				"#f4f0ff",
				9,
				4,
			),
		),
		chain(
			[
				[-96, -176],
				[40, -248],
				[200, -254],
				[330, -200],
				[394, -142],
			],
			44,
		),
		chain(
			[
				[410, 124],
				[380, 196],
				[240, 240],
				[80, 236],
			],
			40,
		),
		[
			[70, -122, 66, -1],
			[196, -112, 56, 1],
		].map(([x = 0, y = 0, r = 0, side = 1]) => [
			steel.ball(x, y, r * 1.2, r * 1.26, "#4a4674", 10),
			k.eye(x, y, r, side as -1 | 1, { look, lid, tilt, skin: "#ff9a3c", iris: "#2a7ad8", tall: 1.08 }),
		]),
		k.shine(-40, -150, 50, 18, -24),
	];
}

/** The arm from the shoulder to the neck through the elbow, with pistons. */
export const arm = (shoulder: k.Point, elbow: k.Point, neck: k.Point, w = 92): k.Drawing => [
	steel.rod(
		[
			[shoulder[0] + 60, shoulder[1] + 30],
			[(elbow[0] * 2 + neck[0]) / 3 + 40, (elbow[1] * 2 + neck[1]) / 3 + 50],
		],
		w * 0.34,
		w * 0.26,
		"#d8dcf4",
		5,
	),
	b.rod([shoulder, elbow], w * 1.1, w * 0.9, "#f0741a", 10),
	b.rod([elbow, neck], w * 0.96, w * 0.76, ORANGE, 10),
	[shoulder, elbow, neck].map(([x, y], i) => [
		steel.ball(x, y, w * (0.56 - i * 0.04), w * (0.56 - i * 0.04), "#4a4674", 8),
		steel.ball(x, y, w * 0.24, w * 0.24, "#ffd23f", 3),
	]),
];

/** The tracked base with the cab, ground at y = 0, turntable top about (0, -330). */
export const base = (): k.Drawing => [
	k.contact(0, 10, 420, 60, "#3a1a4a", 0.55),
	b.form("M-220 -190H190C250 -190 262 -330 200 -370H-140C-220 -360 -250 -260 -220 -190Z", ORANGE, 44, 8),
	b.slab(-250, -330, 120, 150, 34, "#e0640f", 22, 6),
	k.times(3, (i) => k.line(`M-226 ${-296 + i * 40}h70`, "#8a3a0a", 10)),
	steel.rod(
		[
			[-206, -330],
			[-206, -430],
		],
		34,
		30,
		"#4a4674",
	),
	k.times(3, (i) => b.ball(-206 - i * 30, -470 - i * 48, 30 + i * 12, 28 + i * 11, "#f4eaf0")),
	k.rect(-90, -340, 120, 94, 22, "#2a2450"),
	k.rect(-82, -332, 104, 78, 16, k.linear(["#d8f6ff", "#5ab4ea"], 60)),
	k.line("M-66 -276L-20 -322", "#ffffff", 9, { opacity: 0.7 }),
	steel.form(k.squircle(0, -92, 330, 94, 0.82), "#4a4674", 40, 8),
	steel.form(k.squircle(0, -92, 274, 62, 0.82), "#2c2850", 18),
	[-200, -100, 0, 100, 200].map((x) => [steel.ball(x, -88, 48, 48, "#7a76a8", 4), b.ball(x, -88, 22, 22, ORANGE, 3)]),
	k.times(15, (i) => steel.slab(-322 + i * 44, -8, 30, 22, 7, "#6a66a0", 5)),
	k.times(15, (i) => steel.slab(-300 + i * 41, -196, 28, 18, 6, "#6a66a0", 5)),
];

/** The whole robot, ground at y = 0, head up at the right; about 900 wide, 900 tall. */
export const robot = (mood: Mood = {}, neck: k.Point = [210, -700], headTurn = -8): k.Drawing => [
	base(),
	arm([60, -350], [-150, -640], neck),
	k.at(neck[0], neck[1], bucket(mood), { rotate: headTurn }),
];
