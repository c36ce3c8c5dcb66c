/** Includes reduced data. */
export const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)");

/** Whether animation may start without a click. */
export function canAutoplay(): boolean {
	return !prefersReducedMotion.matches && !navigator.connection?.saveData;
}
