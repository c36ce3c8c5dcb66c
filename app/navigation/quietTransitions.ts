/**
 * Lets a view transition that another navigation cuts short end in silence. The router skips it, which is what shall
 * happen, but leaves its promise unheard: the console would call that an error. A phone that is slow goes without
 * transitions: there the next page's picture would come a tenth of a second later.
 */
export function quietTransitions(): void {
	const start = document.startViewTransition?.bind(document);
	if (!start) return;
	if (isSlowPhone()) {
		// The router asks whether there is such a function.
		Object.assign(document, { startViewTransition: undefined });
		return;
	}
	document.startViewTransition = (update) => {
		const transition = start(update);
		transition.ready.catch(() => {});
		return transition;
	};
}

/** Whether a link may ask for one: the router complains where there is none. */
export function hasTransitions(): boolean {
	return typeof document !== "undefined" && typeof document.startViewTransition === "function";
}

/** By what browsers tell: four cores or four gigabytes at most, and fingers instead of a mouse. */
function isSlowPhone(): boolean {
	const { hardwareConcurrency, deviceMemory = 8 } = navigator;
	return (hardwareConcurrency <= 4 || deviceMemory <= 4) && matchMedia("(pointer: coarse)").matches;
}
