/** Zombie Monster Survivors: the interface on the screenshots. */
import * as k from "../covers/kit/index.ts";
import type { Finish } from "../render/finish.ts";

export default {
	hud: {
		"screenshot-1": () => [
			k.lives(74, 72, 3, 3),
			k.readout(800, 34, "TIME", "04:12", { align: "middle" }),
			k.pause(),
			k.call("WHOOSH!", 800, 240, 70, "#8ff0e0"),
		],
		"screenshot-2": () => [
			k.lives(74, 72, 2, 3),
			k.readout(800, 34, "LEVEL", "15", { align: "middle" }),
			k.pause(),
			k.gauge(40, 820, 320, 0.62, "POWER"),
		],
		"screenshot-3": () => [k.lives(74, 72, 2, 3), k.gauge(540, 70, 520, 0.66, "BOSS", "#ff5a5a"), k.pause()],
	},
} satisfies Finish;
