/** Rows of the table, kept: a search compares thousands of words. */
const rows = [0, 1, 2].map(() => new Uint8Array(128));

/**
 * How many letters must be added, dropped, changed or swapped with their neighbour to make one word of the other.
 *
 * @param isPrefix whether `typed` may be the beginning of `word`
 * @param limit the most that matters
 * @returns Infinity beyond `limit`, and for a word of more than a hundred letters
 */
export function editDistance(typed: string, word: string, isPrefix: boolean, limit: number): number {
	const height = typed.length;
	const width = Math.min(word.length, height + limit);
	if (height - width > limit || (!isPrefix && word.length - height > limit) || width > 100) return Infinity;
	let [older, above, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
	for (let column = 0; column <= width; column += 1) above[column] = column;
	for (let row = 1; row <= height; row += 1) {
		current[0] = row;
		let least = row;
		for (let column = 1; column <= width; column += 1) {
			const change = typed[row - 1] === word[column - 1] ? 0 : 1;
			let cost = Math.min(at(above, column) + 1, at(current, column - 1) + 1, at(above, column - 1) + change);
			if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
				cost = Math.min(cost, at(older, column - 2) + 1);
			}
			current[column] = cost;
			if (cost < least) least = cost;
		}
		if (least > limit) return Infinity;
		[older, above, current] = [above, current, older];
	}
	const distance = isPrefix ? Math.min(...above.subarray(0, width + 1)) : at(above, width);
	return distance <= limit ? distance : Infinity;
}

function at(row: Uint8Array, column: number): number {
	return row[column] ?? 0;
}

/** Which letters a word has, one bit each; letters beyond Latin ones share bits. */
export function lettersOf(word: string): number {
	let letters = 0;
	for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) & 31);
	return letters;
}

/** Whether so many letters of one word are missing in another that no few mistakes explain it: each explains one. */
export function isFarFrom(typed: number, word: number, limit: number): boolean {
	let missing = typed & ~word;
	for (let mistakes = 0; missing !== 0; mistakes += 1) {
		if (mistakes === limit) return true;
		missing &= missing - 1;
	}
	return false;
}
