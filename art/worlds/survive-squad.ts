/** Survive Squad: the interface over the screenshots; the background is darker at its edges, behind the text. */
import { callout, gauge, topRow } from "#art/hud/hud.ts";
import type { Finish } from "#art/render/finish.ts";

export default {
	grades: { background: { vignette: 0.32 } },
	hud: {
		"screenshot-1": () => [topRow(3, "WAVE", "3"), callout("SPLAT!", 1330, 215, 66, "#8ff0e0")],
		"screenshot-2": () => [topRow(2, "NIGHT", "2"), gauge(40, 820, 320, 0.22, "WARMTH", "#ff7a3d")],
		"screenshot-3": () => [topRow(2, "SCORE", "3,760"), callout("LOOK UP!", 1200, 800, 66)],
	},
} satisfies Finish;
