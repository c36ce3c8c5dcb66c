/** The card at the vertical center of the viewport; a row's cards take this position in order while it scrolls by. */
export function findCenteredCard(isCandidate: (card: Element) => boolean): Element | undefined {
	const middle = innerHeight / 2;
	const row = [...document.querySelectorAll("a[data-shape]")].filter((card) => {
		const { top, bottom, left, right } = boxOf(card);
		return top <= middle && bottom > middle && left >= 0 && right <= innerWidth && isCandidate(card);
	});
	const [first] = row;
	if (!first) return undefined;
	const { top, height } = boxOf(first);
	return row[Math.floor((row.length * (middle - top)) / height)];
}

/** Box of the picture, without the text below it. */
function boxOf(card: Element): DOMRect {
	return (card.firstElementChild ?? card).getBoundingClientRect();
}
