/** Swordsman Adventure: the interface over the screenshots. */
import { callout, gauge, lives, pause, topRow } from "#art/hud/hud.ts";
import type { Finish } from "#art/render/finish.ts";

export default {
	hud: {
		"screenshot-1": () => [topRow(3, "SCORE", "2,310"), callout("SPIN x4", 240, 800, 72, "#8fd0ff")],
		"screenshot-2": () => [topRow(2, "CROWNS", "3/5")],
		"screenshot-3": () => [
			lives(74, 72, 2, 3),
			gauge(540, 70, 520, 0.5, "DRAGON", "#ff5a5a"),
			pause(),
			callout("BLOCK!", 860, 280, 70, "#8ff0e0"),
		],
	},
} satisfies Finish;
