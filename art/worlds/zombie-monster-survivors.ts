/** Zombie Monster Survivors: the interface over the screenshots. */
import { callout, gauge, lives, pause, topRow } from "#art/hud/hud.ts";
import type { Finish } from "#art/render/finish.ts";

export default {
	hud: {
		"screenshot-1": () => [topRow(3, "TIME", "04:12"), callout("WHOOSH!", 800, 240, 70, "#8ff0e0")],
		"screenshot-2": () => [topRow(2, "LEVEL", "15"), gauge(40, 820, 320, 0.62, "POWER")],
		"screenshot-3": () => [lives(74, 72, 2, 3), gauge(540, 70, 520, 0.66, "BOSS", "#ff5a5a"), pause()],
	},
} satisfies Finish;
