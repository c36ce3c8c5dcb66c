/** Distance after which releasing the picture closes the dialog. */
const dismissDistance = 90;

/** Distance after which the direction of a swipe is determined. */
const directionPx = 8;

/** Closes the dialog when a finger drags the strip down, unless `isBusy` (zoomed). */
export function swipeToDismiss(strip: HTMLElement, isBusy: () => boolean, close: () => void): void {
	let start: { x: number; y: number } | undefined;
	let isPulling = false;
	const cancelPull = () => {
		start = undefined;
		isPulling = false;
		strip.style.translate = "";
		delete strip.dataset.pulled;
	};
	strip.addEventListener("pointerdown", (event) => {
		if (event.pointerType !== "touch") return;
		if (!event.isPrimary || isBusy()) return cancelPull();
		start = { x: event.clientX, y: event.clientY };
	});
	strip.addEventListener("pointermove", (event) => {
		if (!start || !event.isPrimary) return;
		const deltaX = Math.abs(event.clientX - start.x);
		const deltaY = event.clientY - start.y;
		if (!isPulling && Math.max(deltaX, Math.abs(deltaY)) < directionPx) return;
		if (!isPulling && (deltaX > deltaY || isBusy())) return cancelPull();
		isPulling = true;
		strip.dataset.pulled = "";
		strip.style.translate = `0 ${Math.max(0, deltaY)}px`;
	});
	strip.addEventListener("pointerup", (event) => {
		if (!isPulling || !start || !event.isPrimary) return;
		if (event.clientY - start.y > dismissDistance) close();
		cancelPull();
	});
	strip.addEventListener("pointercancel", cancelPull);
}
