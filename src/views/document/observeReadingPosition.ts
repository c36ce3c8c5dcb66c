import { anchorsIn } from "./anchors.ts";

/** How far under the header a clause counts as the one being read, in CSS pixels. */
const below = 48;

/**
 * Reports the section or clause at the top of the window, at once and at each change. Over the last screen of the
 * page the line moves down to the window's foot, so that the last clauses get their turn.
 *
 * @returns a function that ends the watching
 */
export function observeReadingPosition(text: HTMLElement, onRead: (number: string) => void): () => void {
	const anchors = anchorsIn(text);
	const header = document.querySelector("body > header");
	let frame = 0;

	const look = () => {
		frame = 0;
		const top = (header?.getBoundingClientRect().bottom ?? 0) + below;
		const rest = text.getBoundingClientRect().bottom - innerHeight;
		const share = Math.min(1, Math.max(0, 1 - rest / innerHeight));
		const line = top + share * Math.max(0, Math.min(innerHeight, text.getBoundingClientRect().bottom) - top);
		onRead(anchors[lastAbove(anchors, line)]?.id ?? "");
	};
	const schedule = () => {
		frame ||= requestAnimationFrame(look);
	};
	addEventListener("scroll", schedule, { passive: true });
	addEventListener("resize", schedule);
	look();
	return () => {
		cancelAnimationFrame(frame);
		removeEventListener("scroll", schedule);
		removeEventListener("resize", schedule);
	};
}

/** Place of the last element that begins above a line of the window; -1 when none does. By halving. */
function lastAbove(elements: readonly HTMLElement[], line: number): number {
	let low = 0;
	let high = elements.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((elements[middle]?.getBoundingClientRect().top ?? 0) <= line) low = middle + 1;
		else high = middle;
	}
	return low - 1;
}
