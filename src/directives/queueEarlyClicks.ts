const CONTROL_SELECTOR = "[data-requires-js]";

/** Holds clicks on an island's `data-requires-js` controls, calls `onClick`, and repeats them after hydration. */
export function queueEarlyClicks(element: HTMLElement, onClick: () => void): void {
	// Indexes, because React may have replaced the elements.
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
		// Wait for effects that read text typed before hydration, and between clicks for the render.
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
