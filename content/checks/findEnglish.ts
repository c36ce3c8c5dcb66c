/** Names of games and studios have up to four Latin words in a row. */
const latinSentence = /(?:(?<!\p{L})[a-z'’]+\s+){4,}[a-z'’]+/giu;

/** Finds English sentences in a Russian text: five or more Latin words in a row. */
export function findEnglish(text: string): string[] {
	return text.match(latinSentence) ?? [];
}
