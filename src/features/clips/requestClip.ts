import type { SyntheticEvent } from "react";
import { wantsAutoplay } from "./movingPreviews.ts";

/**
 * For a card that a mouse, the focus or a finger comes to: fetches what makes cards move, where any may. Without it the
 * card stays a picture.
 */
export function requestClip({ currentTarget }: SyntheticEvent<HTMLElement>): void {
	if (!matchMedia("(hover: hover)").matches && !wantsAutoplay()) return;
	import("./hoverPreviews.ts").then(
		(module) => module.startPreview(currentTarget),
		() => {},
	);
}
