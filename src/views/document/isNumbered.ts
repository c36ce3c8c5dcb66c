/** Whether an anchor is the number of a section or clause, which readers see. Anchors of definitions are not. */
export function isNumbered(anchor: string): boolean {
	return /^\d/.test(anchor);
}
