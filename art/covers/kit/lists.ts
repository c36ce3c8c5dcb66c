/** Lists of points and numbers with checked access, so that a wrong index is an error and not a hole in the drawing. */
import type { Point } from "./svg.ts";

/** The item at `index`, counted from the end when negative (-1 is the last). */
export function nth<T>(list: readonly T[], index: number): T {
	const item = list.at(index);
	if (item === undefined)
		throw new Error(`A drawing asks for item ${index} of a list of ${list.length}: check the points passed to it.`);
	return item;
}

/** Rows of two numbers, to be taken apart one by one: positions, mostly. */
export const pairs = (list: readonly Point[]): readonly Point[] => list;

/** Rows of three numbers: position and size, or position and turn. */
export const triples = (
	list: readonly (readonly [number, number, number])[],
): readonly (readonly [number, number, number])[] => list;
