/** At least five words, because names of games and studios have up to four. */
const latinSentence = /(?:(?<!\p{L})[a-z'’]+\s+){4,}[a-z'’]+/giu;

/** Finds English sentences in a Russian text. */
export function findEnglish(text: string): string[] {
	return text.match(latinSentence) ?? [];
}
