/** Stealthy Heist: the interface over the screenshots. */
import { gauge, medal, pause, readout } from "#art/hud/hud.ts";
import type { Drawing } from "#art/hud/svg.ts";
import type { Finish } from "#art/render/finish.ts";

const stars = (won: number): Drawing => [0, 1, 2].map((i) => medal(76 + i * 78, 74, 34, i < won));

export default {
	grade: { bloom: 0.3, threshold: 0.85 },
	hud: {
		"screenshot-1": () => [stars(2), readout(800, 34, "ROOM", "12", { align: "middle" }), pause()],
		"screenshot-2": () => [
			stars(1),
			readout(800, 34, "ROOM", "17", { align: "middle" }),
			pause(),
			gauge(1190, 160, 370, 0.9, "SUSPICION", "#ff5a5a"),
		],
		"screenshot-3": () => [
			stars(3),
			readout(800, 34, "ALARM IN", "0:12", { align: "middle", color: "#ff9a8a" }),
			pause(),
		],
	},
} satisfies Finish;
