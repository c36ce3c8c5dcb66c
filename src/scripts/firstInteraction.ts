/**
 * Resolves at the first interaction. The pointer events of a mouse that rests where the page appears do not count, nor
 * does a press on a link: most links leave the page, and the files of islands would delay the next one.
 */
export const firstInteraction = new Promise<void>((resolve) => {
	const listenerControl = new AbortController();
	const { signal } = listenerControl;
	const end = () => {
		listenerControl.abort();
		resolve();
	};
	addEventListener("scroll", end, { signal, passive: true });
	addEventListener("keydown", end, { signal, capture: true });
	const leavesPage = (target: EventTarget | null) =>
		target instanceof Element && target.closest("a[href]:not([aria-keyshortcuts])");
	const onPress = ({ target }: Event) => leavesPage(target) || end();
	for (const event of ["touchstart", "pointerdown", "focusin", "click"]) {
		addEventListener(event, onPress, { signal, passive: true, capture: true });
	}
	const onMove = ({ movementX, movementY }: PointerEvent) => (movementX || movementY) && end();
	addEventListener("pointermove", onMove, { signal, passive: true });
});
