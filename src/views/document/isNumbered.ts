/** Whether an anchor is the number of a section or clause, which a reader is told; the definitions' is none. */
export function isNumbered(anchor: string): boolean {
	return /^\d/.test(anchor);
}
