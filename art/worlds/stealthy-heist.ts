/** Stealthy Heist: the interface on the screenshots. */
import * as k from "../covers/kit/index.ts";
import type { Finish } from "../render/finish.ts";

const stars = (won: number): k.Drawing => [0, 1, 2].map((i) => k.medal(76 + i * 78, 74, 34, i < won));

export default {
	grade: { bloom: 0.3, threshold: 0.85 },
	hud: {
		"screenshot-1": () => [stars(2), k.readout(800, 34, "ROOM", "12", { align: "middle" }), k.pause()],
		"screenshot-2": () => [
			stars(1),
			k.readout(800, 34, "ROOM", "17", { align: "middle" }),
			k.pause(),
			k.gauge(1190, 160, 370, 0.9, "SUSPICION", "#ff5a5a"),
		],
		"screenshot-3": () => [
			stars(3),
			k.readout(800, 34, "ALARM IN", "0:12", { align: "middle", colour: "#ff9a8a" }),
			k.pause(),
		],
	},
} satisfies Finish;
