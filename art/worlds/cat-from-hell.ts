/** Cat From Hell: the interface over the screenshots. */
import { callout, gauge, readout, topRow } from "#art/hud/hud.ts";
import type { Drawing } from "#art/hud/svg.ts";
import type { Finish } from "#art/render/finish.ts";

const play = (score: string, hearts: number, chaos: number): Drawing => [
	topRow(hearts, "SCORE", score),
	gauge(1190, 160, 370, chaos, "CHAOS", "#ff5a5a"),
];

export default {
	hud: {
		"screenshot-1": () => [
			play("12,450", 2, 0.68),
			callout("+250 CRASH!", 1390, 640, 58, "#ff8a5c"),
			readout(40, 800, "BREAK 3 VASES", "2/3", { accent: "#ffffff", color: "#7dffb0" }),
		],
		"screenshot-2": () => [play("21,900", 3, 0.84), callout("COMBO x5", 1310, 730, 72, "#ffd84d")],
		"screenshot-3": () => [play("34,120", 1, 0.95), callout("RUN!", 1340, 420, 80, "#ff8a5c")],
	},
} satisfies Finish;
