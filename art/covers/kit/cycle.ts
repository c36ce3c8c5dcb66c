/** The entry of a list at any whole-number index, starting over at the end: `cycle(paints, i)`. */
export function cycle<T>(list: readonly T[], index: number): T {
	const entry = list[index % list.length];
	if (entry === undefined) throw new Error("cycle() needs a list that is not empty and an index of 0 or more.");
	return entry;
}
