import { listId } from "./elementIds.ts";

/** Scrolls to the top of filter and list, smoothly unless reduced motion is preferred. */
export function scrollToList(): void {
	const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
	document.getElementById(listId)?.scrollIntoView({ behavior: prefersReducedMotion ? "instant" : "smooth" });
}
