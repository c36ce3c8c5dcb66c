/** Kitty Litter: the interface over the screenshots. */
import { callout, lives, pause, readout } from "#art/hud/hud.ts";
import type { Drawing } from "#art/hud/svg.ts";
import type { Finish } from "#art/render/finish.ts";

const run = (left: number, label: string, value: string): Drawing => [
	lives(74, 72, left, 5, 48),
	readout(800, 34, label, value, { align: "middle" }),
	pause(),
];

export default {
	hud: {
		"screenshot-1": () => [run(5, "SCOOPED", "38/50"), callout("HOP!", 400, 300, 72, "#ff8ab0")],
		"screenshot-2": () => [run(4, "LEVEL", "15"), callout("WHEEE!", 1290, 330, 72, "#7de8ff")],
		"screenshot-3": () => [run(2, "SCOOPED", "44/60"), callout("RUN!", 330, 250, 76, "#ff8ab0")],
	},
} satisfies Finish;
