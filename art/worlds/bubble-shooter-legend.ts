/** Bubble Shooter Legend: the interface over the screenshots. */
import { callout, gauge, pause, readout } from "#art/hud/hud.ts";
import type { Finish } from "#art/render/finish.ts";

export default {
	hud: {
		"screenshot-1": () => [
			readout(40, 34, "LEVEL", "12"),
			readout(800, 34, "SCORE", "18,400", { align: "middle" }),
			pause(),
			readout(40, 800, "NEXT", "3", { accent: "#ffffff", color: "#7dffd0" }),
		],
		"screenshot-2": () => [
			readout(40, 34, "BUBBLES", "11"),
			readout(800, 34, "LEVEL", "37", { align: "middle" }),
			pause(),
			callout("RICOCHET!", 480, 250, 62, "#7dffd0"),
		],
		"screenshot-3": () => [
			readout(40, 34, "SCORE", "63,900"),
			gauge(430, 66, 440, 0.42, "THUNDERCLOUD", "#a98bff"),
			pause(),
			callout("ACHOO!", 600, 212, 66, "#ff8a5c"),
		],
	},
} satisfies Finish;
