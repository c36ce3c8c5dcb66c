/** Boat Attack: the interface over the screenshots. */
import { coin } from "#art/hud/coin.ts";
import { callout, gauge, pause, readout } from "#art/hud/hud.ts";
import type { Drawing } from "#art/hud/svg.ts";
import type { Finish } from "#art/render/finish.ts";

const race = (place: string, lap: string, time: string, money: string, nitro: number): Drawing => [
	readout(40, 34, place, "/ 4"),
	readout(800, 34, lap, time, { align: "middle" }),
	readout(1460, 34, "", money, { align: "end", icon: coin(0, 0, 24) }),
	pause(),
	gauge(40, 820, 320, nitro, "NITRO"),
];

export default {
	grade: { bloom: 0.22, vignette: 0.15 },
	grades: { tall: { vignette: 0.34 } },
	hud: {
		"screenshot-1": () => race("2ND", "LAP 2/3", "0:48", "1,240", 0.72),
		"screenshot-2": () => [race("1ST", "LAP 3/3", "1:21", "1,980", 0.3), callout("BIG AIR +300", 1270, 250, 62)],
		"screenshot-3": () => [race("3RD", "LAP 1/3", "0:19", "460", 0.9), callout("SHORTCUT!", 1270, 260, 66, "#ffd84d")],
	},
} satisfies Finish;
