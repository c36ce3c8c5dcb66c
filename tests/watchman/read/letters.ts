/** Runs in the page, as all of this module: how far letters reach above and below their line's box, in shares of the size. */
export function inkOf(
	words: string,
	style: CSSStyleDeclaration,
): { rise: number; fall: number; ascent: number; descent: number } {
	const shared = window as unknown as {
		inks?: Map<string, { rise: number; fall: number; ascent: number; descent: number }>;
	};
	shared.inks ??= new Map();
	const font = `${style.fontStyle} ${style.fontWeight} 100px ${style.fontFamily}`;
	const shaped = style.textTransform === "uppercase" ? words.toUpperCase() : words;
	const key = font + shaped;
	const known = shared.inks.get(key);
	if (known) return known;
	const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
	canvas.font = font;
	const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent, actualBoundingBoxDescent } =
		canvas.measureText(shaped);
	const ink = {
		rise: fontBoundingBoxAscent / 100,
		fall: fontBoundingBoxDescent / 100,
		ascent: actualBoundingBoxAscent / 100,
		descent: actualBoundingBoxDescent / 100,
	};
	shared.inks.set(key, ink);
	return ink;
}

/**
 * Words of a text that stand on two lines, as they are broken: `confi/dential`. A break after a hyphen, a dash, a slash
 * or at a soft hyphen is the writer's. Only words that may be too long for their line are looked at.
 */
export function breaksOf(node: Text, size: number, room: number): string[] {
	const found: string[] = [];
	for (const { 0: word, index } of node.data.matchAll(/[^\s\u200b]{2,}/gu)) {
		if (word.length * size * 0.85 < room) continue;
		const range = document.createRange();
		const topOf = (offset: number) => {
			range.setStart(node, index + offset);
			range.setEnd(node, index + offset + 1);
			// A line's first letter has a box without width at the end of the line before, too.
			return [...range.getClientRects()].at(-1)?.top;
		};
		let last = topOf(0);
		for (let offset = 1; offset < word.length; offset += 1) {
			const top = topOf(offset);
			const isBroken = top !== undefined && last !== undefined && top > last + size / 2;
			const before = word[offset - 1] ?? "";
			if (isBroken && !/[-\u00ad\u2010-\u2015/\\_.@?&=:]/u.test(before)) {
				found.push(`${word.slice(0, offset)}/${word.slice(offset)}`);
			}
			last = top ?? last;
		}
	}
	return found;
}
