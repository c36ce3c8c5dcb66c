/** Chinese Cuisine Chef: the interface over the screenshots. */
import { callout, gauge, medal, pause, readout } from "#art/hud/hud.ts";
import type { Drawing } from "#art/hud/svg.ts";
import type { Finish } from "#art/render/finish.ts";

const shift = (stars: number, caption: string, value: string): Drawing => [
	[0, 1, 2].map((i) => medal(76 + i * 78, 74, 34, i < stars)),
	readout(800, 34, caption, value, { align: "middle" }),
	pause(),
];

export default {
	grade: { bloom: 0.26 },
	// Darker edges: otherwise the slats and tiles would exceed the byte budget for phones.
	grades: { tall: { vignette: 0.45, contrast: 1.02, exposure: -0.08 } },
	hud: {
		"screenshot-1": () => [
			shift(1, "ORDER", "0:14"),
			gauge(1190, 820, 370, 0.78, "HEAT", "#ff5a3c"),
			callout("CATCH!", 1330, 690, 70, "#8ff0d0"),
		],
		"screenshot-2": () => [shift(2, "PLATES", "2/4"), callout("COMBO x5", 1240, 250, 72)],
		"screenshot-3": () => [shift(3, "ORDERS LEFT", "3"), gauge(40, 820, 370, 0.66, "CRITIC", "#ffb52e")],
	},
} satisfies Finish;
