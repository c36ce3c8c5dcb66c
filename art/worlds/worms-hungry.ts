/** Worms Hungry: the interface over the screenshots. */
import { callout, gauge, topRow } from "#art/hud/hud.ts";
import type { Finish } from "#art/render/finish.ts";

export default {
	hud: {
		"screenshot-1": () => [topRow(3, "LENGTH", "64 cm"), gauge(40, 820, 320, 0.45, "HUNGER")],
		"screenshot-2": () => [topRow(3, "APPLES", "32"), callout("CHOMP x6", 330, 330, 70)],
		"screenshot-3": () => [topRow(2, "DEPTH", "12 m"), callout("MOLE!", 1330, 235, 70, "#ff8a5c")],
	},
} satisfies Finish;
