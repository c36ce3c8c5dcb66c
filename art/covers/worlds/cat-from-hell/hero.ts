/** Cat From Hell: the cat from ears to paws. */
import * as k from "../../kit/index.ts";
import { catHead, DARK, FUR, LAMP, LILAC, PURPLE, RED } from "./head.ts";

export const paw = (x: number, y: number, r: number, rotate = 0, claws = true): string =>
	k.at(
		x,
		y,
		[
			claws
				? [-0.55, 0, 0.55].map((c) =>
						k.path(
							`M${c * r - r * 0.2} ${-r * 0.6}L${c * r * 1.3} ${-r * 1.7}L${c * r + r * 0.2} ${-r * 0.6}Z`,
							k.linear(["#ffffff", "#d8c8ea"]),
						),
					)
				: "",
			k.clay(
				LAMP,
				r * 0.32,
				[
					k.circle(0, 0, r, LILAC),
					k.circle(-r * 0.6, -r * 0.5, r * 0.46, LILAC),
					k.circle(0, -r * 0.75, r * 0.46, LILAC),
					k.circle(r * 0.6, -r * 0.5, r * 0.46, LILAC),
				],
				r * 0.16,
			),
		],
		{ rotate },
	);

export const tail = (through: readonly k.Point[], tip: number): string => {
	const [x, y] = through[through.length - 1] ?? [0, 0];
	return (
		k.clay(FUR, 9, k.path(k.taper(through, 44, 24), PURPLE)) +
		k.at(x, y, k.clay(LAMP, 9, k.path("M0 10L-46 14Q-20 -20 0 -74Q20 -20 46 14Z", RED)), { rotate: tip })
	);
};

/** The cat from ears to paws, about 620 tall, its middle at the origin. */
export function cat(pose: "swipe" | "leap" | "run" = "swipe", mood: "wicked" | "wild" | "hurt" = "wicked"): string {
	const trunk =
		k.clay(
			FUR,
			34,
			k.blob(
				[
					[-84, 10],
					[-70, -60],
					[0, -90],
					[70, -60],
					[92, 20],
					[108, 130],
					[60, 186],
					[0, 194],
					[-60, 186],
					[-108, 130],
				],
				PURPLE,
			),
		) + k.clay(LAMP, 20, k.ellipse(0, 84, 56, 84, LILAC));
	const collar =
		k.clay(LAMP, 7, k.path("M-74 -46Q0 10 74 -46L70 -14Q0 38 -70 -14Z", RED), 5) +
		k.clay(LAMP, 8, k.circle(0, 16, 22, "#ffc02e"), 4) +
		k.line("M-10 20H10", "#7a4a00", 5);
	if (pose === "run") {
		return [
			tail(
				[
					[-190, 20],
					[-300, -10],
					[-330, -110],
					[-270, -190],
				],
				24,
			),
			k.limb(
				FUR,
				[
					[-120, 60],
					[-190, 130],
					[-270, 120],
				],
				78,
				56,
				DARK,
			),
			paw(-286, 116, 34, -70, false),
			k.limb(
				FUR,
				[
					[90, 60],
					[150, 130],
					[210, 150],
				],
				64,
				48,
				DARK,
			),
			paw(222, 154, 32, 80, false),
			k.clay(
				FUR,
				36,
				k.blob(
					[
						[-200, 0],
						[-150, -80],
						[-20, -100],
						[110, -90],
						[150, 0],
						[90, 90],
						[-60, 96],
						[-170, 76],
					],
					PURPLE,
				),
			),
			k.clay(LAMP, 14, k.ellipse(-10, 70, 100, 26, LILAC)),
			k.limb(
				FUR,
				[
					[-140, 40],
					[-160, 140],
					[-110, 190],
				],
				96,
				60,
				PURPLE,
			),
			paw(-96, 196, 38, 60, false),
			k.limb(
				FUR,
				[
					[90, 20],
					[170, 70],
					[270, 60],
				],
				76,
				54,
				PURPLE,
			),
			paw(284, 54, 38, 70),
			k.at(150, -100, catHead(mood, [0.4, 0]), { scale: 1.02, rotate: 5 }),
		].join("");
	}
	const leap = pose === "leap";
	return [
		leap
			? tail(
					[
						[60, 160],
						[190, 170],
						[250, 80],
						[210, -10],
					],
					-24,
				)
			: tail(
					[
						[-70, 160],
						[-200, 170],
						[-250, 60],
						[-190, -30],
					],
					-14,
				),
		leap
			? k.limb(
					FUR,
					[
						[60, 140],
						[130, 190],
						[190, 150],
					],
					92,
					60,
					PURPLE,
				) + paw(200, 140, 40, 50, false)
			: "",
		leap
			? k.limb(
					FUR,
					[
						[-60, 140],
						[-120, 200],
						[-180, 200],
					],
					92,
					60,
					PURPLE,
				) + paw(-194, 196, 40, -60, false)
			: k.clay(FUR, 20, [k.ellipse(-84, 150, 66, 60, PURPLE), k.ellipse(84, 150, 66, 60, PURPLE)]),
		trunk,
		leap ? "" : paw(-74, 204, 46, 0, false) + paw(74, 204, 46, 0, false),
		leap
			? k.limb(
					FUR,
					[
						[-66, -20],
						[-150, -30],
						[-220, -110],
					],
					74,
					54,
					PURPLE,
				) + paw(-232, -128, 44, -34)
			: k.limb(
					FUR,
					[
						[-66, -10],
						[-110, 70],
						[-84, 140],
					],
					70,
					52,
					PURPLE,
				) + paw(-80, 150, 38, 180, false),
		k.limb(
			FUR,
			leap
				? [
						[66, -20],
						[150, -20],
						[230, -96],
					]
				: [
						[66, -10],
						[150, 0],
						[236, -40],
					],
			74,
			54,
			PURPLE,
		),
		paw(leap ? 242 : 252, leap ? -112 : -50, 46, leap ? 38 : 66),
		collar,
		k.at(0, -150, catHead(mood)),
	].join("");
}
