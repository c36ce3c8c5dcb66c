/** Swordsman Adventure: the interface on the screenshots. */
import * as k from "../covers/kit/index.ts";
import type { Finish } from "../render/finish.ts";

export default {
	hud: {
		"screenshot-1": () => [
			k.lives(74, 72, 3, 3),
			k.readout(800, 34, "SCORE", "2,310", { align: "middle" }),
			k.pause(),
			k.call("SPIN x4", 260, 250, 66),
		],
		"screenshot-2": () => [k.lives(74, 72, 2, 3), k.readout(800, 34, "CROWNS", "3/5", { align: "middle" }), k.pause()],
		"screenshot-3": () => [
			k.lives(74, 72, 2, 3),
			k.gauge(540, 70, 520, 0.5, "DRAGON", "#ff5a5a"),
			k.pause(),
			k.call("BLOCK!", 860, 280, 70, "#8ff0e0"),
		],
	},
} satisfies Finish;
