/** Tung Sahur and Repo: the interface over the screenshots. */
import { callout, gauge, lives, pause, topRow } from "#art/hud/hud.ts";
import type { Finish } from "#art/render/finish.ts";

export default {
	grade: { bloom: 0.3, threshold: 0.88 },
	// Darker edges: otherwise the paving would exceed the byte budget for phones.
	grades: { tall: { vignette: 0.6, contrast: 0.98 } },
	hud: {
		"screenshot-1": () => [topRow(3, "WINDOWS", "5/8"), callout("TUNG!", 1440, 350, 70)],
		"screenshot-2": () => [topRow(2, "CLOCK", "4:41"), callout("HEAVE!", 330, 300, 68, "#b8f04a")],
		"screenshot-3": () => [
			lives(74, 72, 2, 3),
			gauge(580, 70, 440, 0.8, "DAWN", "#ffb02e"),
			pause(),
			callout("RHYTHM x4", 232, 270, 54, "#b8f04a"),
		],
	},
} satisfies Finish;
