/** Cat From Hell: the lights, the paints, and the cat's head. */
import * as k from "../../kit/index.ts";

export const LAMP: k.Light = {
	key: "#ffe0b0",
	shade: "#4a0f62",
	rim: "#ffa45c",
	from: -0.4,
	strength: [0.5, 0.62, 0.6],
};

export const FUR: k.Light = {
	key: "#c9a2ff",
	shade: "#1f0a4e",
	rim: "#ff9a68",
	from: -0.4,
	strength: [0.55, 0.66, 0.75],
};

export const [PURPLE, DARK, LILAC, RED] = ["#6d3fc9", "#4a2499", "#e6d4f7", "#ee2f3c"];

/** The cat's head, 300 wide around the origin. */
export function catHead(
	mood: "wicked" | "wild" | "hurt" = "wicked",
	look: readonly [number, number] = [0.3, 0.1],
): string {
	const ear = (side: number): string =>
		k.at(
			side * 84,
			-84,
			[
				k.clay(FUR, 16, k.path("M-46 40C-40 -20 -16 -92 18 -118C44 -70 60 -10 52 44Z", PURPLE)),
				k.path("M-20 24C-14 -20 0 -62 14 -80C28 -50 34 -10 30 28Z", k.linear(["#ff9ab8", "#b8387a"])),
			],
			{ flip: side < 0, rotate: side * 6 },
		);
	const horn = (side: number): string =>
		k.at(
			side * 34,
			-102,
			k.clay(LAMP, 8, k.path("M-20 12C-22 -26 -8 -60 34 -80C18 -48 22 -18 18 8Q0 20 -20 12Z", RED), 6),
			{ flip: side < 0 },
		);
	const head = k.smooth(
		[
			[-112, 20],
			[-104, -62],
			[-50, -108],
			[0, -112],
			[50, -108],
			[104, -62],
			[112, 20],
			[158, 46],
			[112, 58],
			[136, 96],
			[84, 92],
			[44, 116],
			[0, 120],
			[-44, 116],
			[-84, 92],
			[-136, 96],
			[-112, 58],
			[-158, 46],
		],
		true,
		0.12,
	);
	const tuft = k.clay(FUR, 5, k.path("M-26 -98L-14 -140L2 -112L18 -138L28 -98Z", PURPLE));
	const whiskers = [-1, 1].map((side) =>
		[-10, 8, 26].map((y, i) =>
			k.line(`M${side * 52} ${52 + i * 8}Q${side * 120} ${40 + y} ${side * 176} ${30 + y * 1.7}`, "#f4e8ff", 4.5),
		),
	);
	const gaze: k.Gaze = {
		look,
		iris: "#c8f02a",
		white: "#d9f54a",
		pupil: "slit",
		skin: PURPLE,
		lid: mood === "wicked" ? 0.27 : mood === "hurt" ? 0.4 : 0.08,
		tilt: mood === "hurt" ? -14 : 17,
		lower: mood === "wicked" ? 0.1 : 0,
		tall: 1.12,
	};
	return [
		ear(-1),
		ear(1),
		tuft,
		k.clay(FUR, 34, k.path(head, PURPLE)),
		horn(-1),
		horn(1),
		k.glow(-70, -66, 46, 30, "#b28aff", 0.5),
		k.eyes(0, -8, 46, 108, gaze),
		k.clay(LAMP, 14, [
			k.ellipse(-34, 62, 46, 36, LILAC),
			k.ellipse(34, 62, 46, 36, LILAC),
			k.ellipse(0, 86, 44, 30, LILAC),
		]),
		mood === "hurt"
			? k.shout(0, 88, 44, 0.9)
			: k.at(0, 74, k.laugh(0, 0, 104, mood === "wild" ? 0.56 : 0.36, true), { rotate: mood === "wicked" ? -3 : 0 }),
		k.clay(LAMP, 6, k.path("M-20 32Q0 24 20 32Q14 52 0 54Q-14 52 -20 32Z", "#ff7d9a")),
		k.shine(-6, 36, 6, 4),
		...whiskers.flat(2),
	].join("");
}
