/** Pixels that a finger pulls a picture down by until letting go closes the window. */
const dismissDistance = 90;

/** Pixels after which it is clear whether a finger goes down or sideways. */
const directionPx = 8;

/**
 * A finger that pulls the strip down takes it along, and closes what it is in. One that goes sideways, and two, are
 * the strip's own.
 *
 * @param isBusy whether a finger moves the enlarged screenshot
 * @returns takes the listeners off
 */
export function swipeToDismiss(strip: HTMLElement, isBusy: () => boolean, close: () => void): () => void {
	const end = new AbortController();
	const listen = (type: "pointerdown" | "pointermove" | "pointerup" | "pointercancel", on: (e: PointerEvent) => void) =>
		strip.addEventListener(type, on, { signal: end.signal });
	let start: { x: number; y: number } | undefined;
	let isPulling = false;
	const letGo = () => {
		start = undefined;
		isPulling = false;
		strip.style.translate = "";
		delete strip.dataset.pulled;
	};
	listen("pointerdown", (event) => {
		if (event.pointerType !== "touch") return;
		if (!event.isPrimary || isBusy()) return letGo();
		start = { x: event.clientX, y: event.clientY };
	});
	listen("pointermove", (event) => {
		if (!start || !event.isPrimary) return;
		const deltaX = Math.abs(event.clientX - start.x);
		const deltaY = event.clientY - start.y;
		if (!isPulling && Math.max(deltaX, Math.abs(deltaY)) < directionPx) return;
		if (!isPulling && (deltaX > deltaY || isBusy())) return letGo();
		isPulling = true;
		strip.dataset.pulled = "";
		strip.style.translate = `0 ${Math.max(0, deltaY)}px`;
	});
	listen("pointerup", (event) => {
		if (!isPulling || !start || !event.isPrimary) return;
		if (event.clientY - start.y > dismissDistance) close();
		letGo();
	});
	listen("pointercancel", letGo);
	return () => end.abort();
}
