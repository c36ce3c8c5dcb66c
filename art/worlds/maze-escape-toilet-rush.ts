/** Maze Escape: Toilet Rush: the interface over the screenshots. */
import { callout, gauge, medal, pause, readout } from "#art/hud/hud.ts";
import type { Drawing } from "#art/hud/svg.ts";
import type { Finish } from "#art/render/finish.ts";

const run = (stars: number, time: string, paper: number): Drawing => [
	[0, 1, 2].map((i) => medal(76 + i * 78, 74, 34, i < stars)),
	readout(800, 34, "TIME", time, { align: "middle" }),
	pause(),
	gauge(1190, 820, 370, paper, "PAPER", "#38c6d6"),
];

export default {
	grade: { bloom: 0.16 },
	hud: {
		"screenshot-1": () => run(2, "0:31", 0.62),
		"screenshot-2": () => [run(2, "0:19", 0.4), callout("SKID!", 850, 640, 72, "#ff8fb4")],
		"screenshot-3": () => [run(3, "0:04", 0.08), callout("FINISH!", 800, 790, 76)],
	},
} satisfies Finish;
