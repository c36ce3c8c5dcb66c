/**
 * Lets a view transition that another navigation cuts short end in silence. The router skips it, which is what shall
 * happen, but leaves its promise unheard: the console would call that an error.
 */
export function quietTransitions(): void {
	const start = document.startViewTransition?.bind(document);
	if (!start) return;
	document.startViewTransition = (update) => {
		const transition = start(update);
		transition.ready.catch(() => {});
		return transition;
	};
}
