/**
 * Resolves at the visitor's first scroll, touch, click, key or mouse movement. A mouse that rests where the page appears
 * does not count, although browsers fire `pointerover` and `pointermove` for it.
 */
export const firstInteraction = new Promise<void>((resolve) => {
	const listenerControl = new AbortController();
	const { signal } = listenerControl;
	const end = () => {
		listenerControl.abort();
		resolve();
	};
	for (const event of ["scroll", "touchstart", "pointerdown", "keydown", "focusin", "click"]) {
		addEventListener(event, end, { signal, passive: true, capture: event !== "scroll" });
	}
	const onMove = ({ movementX, movementY }: PointerEvent) => (movementX || movementY) && end();
	addEventListener("pointermove", onMove, { signal, passive: true });
});
