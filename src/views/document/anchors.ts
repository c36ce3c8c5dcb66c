/** Sections and clauses of a text in order: elements whose id is their number, outside of slots. */
export function findAnchors(text: HTMLElement): HTMLElement[] {
	return [...text.querySelectorAll<HTMLElement>("[data-text] > * > [id]")];
}

/** Whether an anchor is a section or clause number; anchors of definitions are not. */
export function isNumbered(anchor: string): boolean {
	return /^\d/.test(anchor);
}
