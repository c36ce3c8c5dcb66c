/** Caveman Jumper: the interface on the screenshots. */
import * as k from "../covers/kit/index.ts";
import type { Finish } from "../render/finish.ts";

const climb = (height: string, hearts: number): k.Drawing => [
	k.lives(74, 72, hearts, 3),
	k.readout(800, 34, "HEIGHT", height, { align: "middle" }),
	k.pause(),
];

export default {
	hud: {
		"screenshot-1": () => climb("248 m", 3),
		"screenshot-2": () => [climb("512 m", 2), k.call("CHOMP!", 770, 400, 66, "#ff8a5c")],
		"screenshot-3": () => [climb("770 m", 1), k.call("HURRY!", 1300, 330, 66)],
	},
} satisfies Finish;
