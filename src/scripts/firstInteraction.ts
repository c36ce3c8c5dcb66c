/** Resolves at the first interaction. The pointer events of a mouse that rests where the page appears do not count. */
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
