/** Aidan in Danger: the interface over the screenshots. */
import { callout, gauge, topRow } from "#art/hud/hud.ts";
import type { Finish } from "#art/render/finish.ts";

export default {
	hud: {
		"screenshot-1": () => [topRow(3, "DOWNHILL", "86 m"), callout("DODGE!", 250, 800, 76, "#ff8a5c")],
		"screenshot-2": () => [topRow(2, "DOWNHILL", "152 m"), gauge(40, 820, 320, 0.62, "SPEED")],
		"screenshot-3": () => [topRow(2, "DOWNHILL", "240 m"), gauge(1220, 160, 320, 0.4, "UMBRELLA", "#ff5a6a")],
	},
} satisfies Finish;
