/** Visitors who prefer reduced motion or reduced data. */
export const isCalm = matchMedia("(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)");

/** Whether anything may move that the visitor has not started by a button. */
export function mayMove(): boolean {
	return !isCalm.matches && !navigator.connection?.saveData;
}
