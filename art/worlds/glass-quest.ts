/** Glass Quest: the interface over the screenshots. */
import { callout, gauge, pause, readout } from "#art/hud/hud.ts";
import type { Drawing } from "#art/hud/svg.ts";
import type { Finish } from "#art/render/finish.ts";

const quest = (label: string, value: string, glow: number): Drawing => [
	gauge(40, 66, 330, glow, "GLOW", "#5fe8ff"),
	readout(800, 34, label, value, { align: "middle" }),
	pause(),
];

export default {
	grade: { bloom: 0.24, threshold: 0.9 },
	hud: {
		"screenshot-1": () => quest("LEVEL", "3/18", 0.86),
		"screenshot-2": () => [quest("LEVEL", "11/18", 0.5), callout("CAREFUL!", 262, 236, 58, "#ff8ac8")],
		"screenshot-3": () => [quest("SPLINTERS", "11/12", 0.3), callout("CLINK!", 1250, 330, 68, "#8ff4ff")],
	},
} satisfies Finish;
