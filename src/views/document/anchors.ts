/** The sections and clauses of a text, in order: elements whose id is their number. Slots have none. */
export function findAnchors(text: HTMLElement): HTMLElement[] {
	return [...text.querySelectorAll<HTMLElement>("[data-text] > * > [id]")];
}

/** Whether an anchor is the number of a section or clause, which readers see. Anchors of definitions are not. */
export function isNumbered(anchor: string): boolean {
	return /^\d/.test(anchor);
}
