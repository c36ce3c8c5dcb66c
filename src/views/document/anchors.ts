/** The sections and clauses of a text, in order: elements whose id is their number. Slots have none. */
export function anchorsIn(text: HTMLElement): HTMLElement[] {
	return [...text.querySelectorAll<HTMLElement>("[data-text] > * > [id]")];
}
