import { listId } from "./elementIds.ts";

/** Scrolls to the top of the filter and the list: smoothly, or at once with reduced motion. */
export function scrollToList(): void {
	const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
	document.getElementById(listId)?.scrollIntoView({ behavior: prefersReducedMotion ? "instant" : "smooth" });
}
