/** A rectangle of the page in CSS pixels; its origin is the page's, not the window's. */
export interface Box {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** What two boxes share; undefined where they only touch. */
export function shared(a: Box, b: Box): Box | undefined {
	const box = {
		left: Math.max(a.left, b.left),
		top: Math.max(a.top, b.top),
		right: Math.min(a.right, b.right),
		bottom: Math.min(a.bottom, b.bottom),
	};
	return box.right > box.left && box.bottom > box.top ? box : undefined;
}

/** Whether two boxes share more than `slack` px in both directions. */
export function overlaps(a: Box, b: Box, slack: number): boolean {
	return (
		Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
		Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack
	);
}

/** By how many px `inner` stands out of `outer` on the side where it does so most; negative inside. */
export function standsOut(inner: Box, outer: Box): number {
	return Math.max(
		outer.left - inner.left,
		outer.top - inner.top,
		inner.right - outer.right,
		inner.bottom - outer.bottom,
	);
}

/** In square pixels. */
export function area(box: Box): number {
	return (box.right - box.left) * (box.bottom - box.top);
}

/** The smallest box around some; undefined for none. */
export function around(boxes: readonly Box[]): Box | undefined {
	if (boxes.length === 0) return undefined;
	return {
		left: Math.min(...boxes.map(({ left }) => left)),
		top: Math.min(...boxes.map(({ top }) => top)),
		right: Math.max(...boxes.map(({ right }) => right)),
		bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
	};
}

/** Boxes that stand side by side as one line each, from top to bottom. */
export function linesOf(boxes: readonly Box[]): Box[] {
	const lines: Box[] = [];
	for (const box of [...boxes].sort((a, b) => a.top - b.top)) {
		const last = lines.at(-1);
		const middle = (box.top + box.bottom) / 2;
		if (last && middle < last.bottom) lines[lines.length - 1] = around([last, box]) as Box;
		else lines.push(box);
	}
	return lines;
}
