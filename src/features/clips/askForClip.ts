import type { SyntheticEvent } from "react";
import { wantsMoving } from "./movingPreviews.ts";

/**
 * For a card that a mouse, the focus or a finger comes to: fetches what makes cards move, where any may. Without it the
 * card stays a picture.
 */
export function askForClip({ currentTarget }: SyntheticEvent<HTMLElement>): void {
	if (!matchMedia("(hover: hover)").matches && !wantsMoving()) return;
	import("./moveCards.ts").then(
		(module) => module.moveCard(currentTarget),
		() => {},
	);
}
