/**
 * The card in the middle of the screen. Of several beside each other it is the first while their row comes in, and the last
 * while it goes: in the order in which they are read.
 */
export function findCenteredCard(isWanted: (card: Element) => boolean): Element | undefined {
	const middle = innerHeight / 2;
	const row = [...document.querySelectorAll("a[data-shape]")].filter((card) => {
		const { top, bottom, left, right } = boxOf(card);
		return top <= middle && bottom > middle && left >= 0 && right <= innerWidth && isWanted(card);
	});
	const [first] = row;
	if (!first) return undefined;
	const { top, height } = boxOf(first);
	return row[Math.floor((row.length * (middle - top)) / height)];
}

/** Of its picture: words below it do not count. */
function boxOf(card: Element): DOMRect {
	return (card.firstElementChild ?? card).getBoundingClientRect();
}
