/** The first HTML tag or character reference of a text. */
export function findMarkup(text: string): string | undefined {
	return /<\/?[a-z!][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i.exec(text)?.[0];
}
