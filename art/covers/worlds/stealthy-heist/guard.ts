/** Stealthy Heist: the guard. */
import * as k from "../../kit/index.ts";
import { form } from "./clay.ts";

/** A guard with cap, moustache and torch; foot at (x, y), about 430 units tall, looking left. */
export const guard = (x: number, y: number, scale: number, flip = false, shade = 0): k.Drawing =>
	k.at(
		x,
		y,
		[
			k.contact(0, 0, 120, 26, "#070a33"),
			form(14, [
				k.path(
					k.taper(
						[
							[-36, -130],
							[-46, -20],
						],
						62,
						52,
					),
					"#2d3a52",
				),
				k.path(
					k.taper(
						[
							[40, -130],
							[46, -20],
						],
						62,
						52,
					),
					"#2d3a52",
				),
			]),
			form(10, [k.ellipse(-62, -12, 46, 22, "#1c1f38"), k.ellipse(30, -12, 46, 22, "#1c1f38")]),
			form(
				30,
				k.path(
					k.smooth(
						[
							[0, -300],
							[84, -260],
							[96, -150],
							[60, -104],
							[-60, -104],
							[-96, -150],
							[-84, -260],
						],
						true,
					),
					"#5d7a9a",
				),
			),
			form(
				13,
				k.path(
					k.taper(
						[
							[70, -250],
							[110, -190],
							[50, -168],
						],
						52,
						44,
					),
					"#5d7a9a",
				),
				6,
			),
			form(26, k.ellipse(-6, -336, 84, 80, "#f2b48c")),
			k.eyes(-34, -344, 25, 62, { look: [-0.8, 0.1], lid: 0.3, tilt: 10, skin: "#f2b48c" }),
			form(
				8,
				k.path(
					k.smooth(
						[
							[-96, -292],
							[-40, -318],
							[16, -292],
							[30, -276],
							[-40, -290],
							[-110, -272],
						],
						true,
					),
					"#5a3526",
				),
				4,
			),
			form(9, k.ellipse(-46, -318, 20, 16, "#e8926e")),
			form(14, k.path("M-96 -372Q-94 -452 -6 -450T84 -372Q-6 -400 -96 -372Z", "#2b3c66"), 5),
			form(6, k.path("M-128 -364Q-60 -404 20 -374Q-50 -366 -128 -364Z", "#1a2344")),
			form(
				13,
				k.path(
					k.taper(
						[
							[-70, -250],
							[-120, -210],
							[-150, -222],
						],
						52,
						44,
					),
					"#5d7a9a",
				),
				6,
			),
			form(
				8,
				[
					k.rect(-214, -242, 84, 32, 10, "#e0a832"),
					k.path(
						k.polygon([
							[-214, -242],
							[-238, -256],
							[-238, -196],
							[-214, -210],
						]),
						"#ffd56a",
					),
				],
				5,
			),
			shade > 0 ? "" : k.glow(-240, -226, 60, 60, "#fff3b8", 0.9),
		],
		{ scale, flip },
	);
