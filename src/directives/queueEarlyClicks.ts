const CONTROL_SELECTOR = "[data-requires-js]";

/**
 * Holds clicks on an island's `data-requires-js` controls until React handles them (`island:hydrated`, `IslandRoot.tsx`),
 * then clicks the same controls again. If the island cannot load, the clicks are dropped with the controls.
 *
 * @param onClick called at each click that is held
 */
export function queueEarlyClicks(element: HTMLElement, onClick: () => void): void {
	// By position: React may have replaced the elements.
	const held: number[] = [];
	const controls = () => [...element.querySelectorAll<HTMLElement>(CONTROL_SELECTOR)];
	const holdClick = (event: Event) => {
		const index = controls().findIndex((control) => control.contains(event.target as Node));
		if (index < 0) return;
		event.preventDefault();
		event.stopPropagation();
		held.push(index);
		onClick();
	};
	const replayClicks = async () => {
		// After the effects that read text typed before hydration; the next click after the render for the last one.
		await nextFrame();
		for (const index of held.splice(0)) {
			await nextFrame();
			controls()[index]?.click();
		}
	};
	element.addEventListener("click", holdClick, true);
	element.addEventListener(
		"island:hydrated",
		() => {
			element.removeEventListener("click", holdClick, true);
			replayClicks();
		},
		{ once: true },
	);
}

function nextFrame(): Promise<unknown> {
	return new Promise(requestAnimationFrame);
}
