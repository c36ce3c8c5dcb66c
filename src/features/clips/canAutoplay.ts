/** Visitors who prefer reduced motion or reduced data. */
export const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)");

/** Whether anything may move that the visitor has not started by a button. */
export function canAutoplay(): boolean {
	return !prefersReducedMotion.matches && !navigator.connection?.saveData;
}
