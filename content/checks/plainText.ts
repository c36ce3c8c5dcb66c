/** Markdown without emphasis, targets of links and line breaks; no-break spaces count as spaces. */
export function plainTextOf(markdown: string): string {
	return markdown
		.replaceAll(/\]\([^)]*\)/g, "]")
		.replaceAll(/[*`[\]]/g, "")
		.replaceAll(/[\s\u00a0\u202f]+/g, " ");
}
