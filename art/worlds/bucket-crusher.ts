/** Bucket Crusher: the interface over the screenshots; the background is darker at its edges, behind the text. */
import { callout, gauge, pause, readout } from "#art/hud/hud.ts";
import type { Drawing } from "#art/hud/svg.ts";
import type { Finish } from "#art/render/finish.ts";

const site = (label: string, value: string, heat: number): Drawing => [
	readout(40, 34, label, value),
	pause(),
	gauge(40, 820, 340, heat, "HEAT", heat > 0.8 ? "#ff3b3b" : "#ff9f1c"),
];

export default {
	grades: { background: { vignette: 0.3 } },
	hud: {
		"screenshot-1": () => [site("LOAD", "340 KG", 0.46), readout(800, 34, "FLOORS", "7/9", { align: "middle" })],
		"screenshot-2": () => [site("DEMOLISHED", "96%", 0.3), callout("TIMBER!", 1330, 330, 74)],
		"screenshot-3": () => [site("LOAD", "120 KG", 0.95), callout("STEEL!", 1190, 770, 74, "#8fd0ff")],
	},
} satisfies Finish;
