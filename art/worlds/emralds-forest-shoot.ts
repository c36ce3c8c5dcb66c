/** Emralds Forest Shoot: the interface over the screenshots. */
import { callout, gauge, topRow } from "#art/hud/hud.ts";
import type { Finish } from "#art/render/finish.ts";

export default {
	grade: { bloom: 0.28, threshold: 0.9 },
	hud: {
		"screenshot-1": () => [topRow(3, "MOTHS LEFT", "6"), gauge(40, 820, 320, 0.82, "DRAW", "#2fe08a")],
		"screenshot-2": () => [topRow(2, "MOTHS LEFT", "4"), callout("BANK x3", 1400, 236, 64, "#8ff0b0")],
		"screenshot-3": () => [topRow(3, "MOTHS LEFT", "2"), callout("LEAP!", 250, 236, 72)],
	},
} satisfies Finish;
