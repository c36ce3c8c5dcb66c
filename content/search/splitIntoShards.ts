/** Entries of a piece: after the least it ends where an entry says so, and with the most wherever that is. */
export interface ShardSizes {
	readonly least: number;
	readonly most: number;
	/** One entry of so many ends a piece. */
	readonly every: number;
}

/**
 * Cuts a list into pieces of some hundred entries. The keys of the entries decide where a piece ends, so an added or
 * removed entry changes its own piece, rarely the next one.
 *
 * @param keyOf a name that only this entry has
 */
export function splitIntoShards<Entry>(
	entries: readonly Entry[],
	keyOf: (entry: Entry) => string,
	{ least, most, every }: ShardSizes = { least: 250, most: 1000, every: 250 },
): Entry[][] {
	const pieces: Entry[][] = [];
	let piece: Entry[] = [];
	for (const entry of entries) {
		piece.push(entry);
		if (piece.length < least || (piece.length < most && numberOf(keyOf(entry)) % every !== 0)) continue;
		pieces.push(piece);
		piece = [];
	}
	if (piece.length > 0) pieces.push(piece);
	return pieces;
}

/** A number that looks drawn by lot and is the same for the same name: FNV-1a, 32 bits. */
function numberOf(name: string): number {
	let number = 0x811c9dc5;
	for (const letter of name) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
	return number;
}
