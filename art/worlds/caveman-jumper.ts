/** Caveman Jumper: the interface over the screenshots. */
import { callout, topRow } from "#art/hud/hud.ts";
import type { Finish } from "#art/render/finish.ts";

export default {
	hud: {
		"screenshot-1": () => topRow(3, "HEIGHT", "248 m"),
		"screenshot-2": () => [topRow(2, "HEIGHT", "512 m"), callout("CHOMP!", 770, 400, 66, "#ff8a5c")],
		"screenshot-3": () => [topRow(1, "HEIGHT", "770 m"), callout("HURRY!", 1300, 700, 74)],
	},
} satisfies Finish;
