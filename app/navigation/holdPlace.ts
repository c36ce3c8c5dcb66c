let release = () => {};

/** Whether a place is still waiting for its page to be long enough. */
let holding = false;
export const isHeld = () => holding;

/**
 * Goes to a place in the page, once more whenever the page grows, until it is reached or the visitor takes over. Texts
 * that are still on their way (decision 20) come after the page that has them.
 *
 * @param go scrolls there and tells whether that has succeeded
 */
export function holdPlace(go: () => boolean): void {
	releasePlace();
	if (go()) return;
	const end = new AbortController();
	const observer = new ResizeObserver(() => {
		if (go()) release();
	});
	observer.observe(document.body);
	holding = true;
	release = () => {
		holding = false;
		observer.disconnect();
		end.abort();
	};
	for (const event of ["wheel", "touchstart", "pointerdown", "keydown"]) {
		addEventListener(event, () => release(), { passive: true, capture: true, signal: end.signal });
	}
}

/** Ends what `holdPlace` began. */
export function releasePlace(): void {
	release();
}
