/** Radiation Zone: the interface over the screenshots. */
import { callout, gauge, topRow } from "#art/hud/hud.ts";
import type { Finish } from "#art/render/finish.ts";

export default {
	grade: { bloom: 0.24 },
	// Darker edges: otherwise the mottled ground would exceed the byte budget for phones.
	grades: { tall: { vignette: 0.6, contrast: 0.97, exposure: -0.15 } },
	hud: {
		"screenshot-1": () => [
			topRow(3, "FUSES", "2/6"),
			gauge(40, 820, 370, 0.94, "RADIATION", "#ff3d5a"),
			callout("CLICK-CLICK!", 760, 790, 56, "#c8ff5a"),
		],
		"screenshot-2": () => [
			topRow(2, "DUCKS", "5/12"),
			gauge(40, 820, 370, 0.45, "FOAM", "#3fd8e0"),
			callout("QUACK!", 1180, 690, 70, "#ff8a5c"),
		],
		"screenshot-3": () => [topRow(1, "FUSES", "6/6"), gauge(40, 820, 370, 0.05, "RADIATION", "#2fbf6a")],
	},
} satisfies Finish;
