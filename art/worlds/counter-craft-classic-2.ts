/** Counter Craft Classic 2: the interface over the screenshots; the background is darker at its edges, behind the text. */
import { callout, gauge, lives, pause, readout } from "#art/hud/hud.ts";
import { rect } from "#art/hud/shapes.ts";
import type { Drawing } from "#art/hud/svg.ts";
import type { Finish } from "#art/render/finish.ts";

const round = (label: string, value: string): Drawing => [readout(800, 34, label, value, { align: "middle" }), pause()];

/** A crosshair of four bars around (x, y). */
const crosshair = (x: number, y: number): Drawing =>
	(
		[
			[-5, -46, 10, 28],
			[-5, 18, 10, 28],
			[-46, -5, 28, 10],
			[18, -5, 28, 10],
		] as const
	).map(([dx, dy, w, h]) => rect(x + dx, y + dy, w, h, 5, { fill: "#ffffff", opacity: 0.92 }));

export default {
	grades: { background: { vignette: 0.3 } },
	hud: {
		"screenshot-1": () => [
			lives(74, 72, 3, 3),
			round("PAINT", "24"),
			crosshair(868, 520),
			callout("+100 SPLAT!", 1310, 300, 58, "#8fc4ff"),
		],
		"screenshot-2": () => [gauge(40, 96, 320, 0.54, "BLUE 54 %", "#4f8dff"), round("DEPTH", "80 m")],
		"screenshot-3": () => [lives(74, 72, 2, 3), round("TIME", "0:31"), callout("JUMP!", 330, 330, 72)],
	},
} satisfies Finish;
