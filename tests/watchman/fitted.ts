import type { Box } from "./geometry.ts";
import type { SeenPicture } from "./scene.ts";

/** Where a part of a picture (left, top, width and height in shares of it) is on the page, by how it is fitted into its box. */
export function partOf(
	{ box, natural, fit, position }: SeenPicture,
	[x, y, width, height]: readonly [number, number, number, number],
): Box {
	const [wide, high] = [box.right - box.left, box.bottom - box.top];
	const scales = [wide / natural.width, high / natural.height] as const;
	const scale = fit === "cover" ? Math.max(...scales) : fit === "contain" ? Math.min(...scales) : undefined;
	const drawn = { wide: natural.width * (scale ?? scales[0]), high: natural.height * (scale ?? scales[1]) };
	const [across = "50%", down = "50%"] = position.split(" ");
	const left = box.left + offset(across, wide - drawn.wide);
	const top = box.top + offset(down, high - drawn.high);
	return {
		left: left + x * drawn.wide,
		top: top + y * drawn.high,
		right: left + (x + width) * drawn.wide,
		bottom: top + (y + height) * drawn.high,
	};
}

/** A part of `object-position` in px, of the room that it shares out. */
function offset(part: string, room: number): number {
	const number = Number.parseFloat(part);
	return part.endsWith("%") ? (number / 100) * room : number;
}
