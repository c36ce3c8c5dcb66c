/** Pixels that a finger pulls a picture down by until letting go closes the window. */
const far = 90;

/**
 * A finger that pulls the strip down takes it along, and closes what it is in. Sideways the browser scrolls it
 * (`touch-action: pan-x`); two fingers, and one on a page enlarged by two, are the browser's as well.
 *
 * @returns takes the listeners off
 */
export function closeBySwipe(strip: HTMLElement, close: () => void): () => void {
	const end = new AbortController();
	const listen = (type: "pointerdown" | "pointermove" | "pointerup" | "pointercancel", on: (e: PointerEvent) => void) =>
		strip.addEventListener(type, on, { signal: end.signal });
	let start: number | undefined;
	const pulled = ({ clientY }: PointerEvent) => Math.max(0, clientY - (start ?? clientY));
	const letGo = () => {
		start = undefined;
		strip.style.translate = "";
		delete strip.dataset.pulled;
	};
	listen("pointerdown", (event) => {
		const isEnlarged = (visualViewport?.scale ?? 1) > 1.01;
		if (event.pointerType !== "touch" || isEnlarged) return;
		if (!event.isPrimary) return letGo();
		start = event.clientY;
	});
	listen("pointermove", (event) => {
		if (start === undefined || !event.isPrimary) return;
		strip.dataset.pulled = "";
		strip.style.translate = `0 ${pulled(event)}px`;
	});
	listen("pointerup", (event) => {
		if (start === undefined || !event.isPrimary) return;
		if (pulled(event) > far) close();
		letGo();
	});
	listen("pointercancel", letGo);
	return () => end.abort();
}
