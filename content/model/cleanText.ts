/** Soft hyphen, zero-width space and byte-order mark, which word processors leave in pasted text. */
const invisiblePattern = /[\u00ad\u200b\ufeff]/g;

/** Bidirectional and line separators, control characters, and U+FFFD, which replaces lost letters. */
const forbiddenPattern = /[\u202a-\u202e\u2066-\u2069\u2028\u2029\ufffd]|(?![\n\t])\p{Cc}/u;

/** Normalizes line feeds and letters (NFC) and removes invisible characters, except joiners (Persian, emoji). */
export function cleanText(text: string): string {
	return text.replaceAll(/\r\n?/g, "\n").replaceAll(invisiblePattern, "").normalize("NFC");
}

/** The first forbidden character of a text, as `U+202E`. */
export function findForbidden(text: string): string | undefined {
	const [found] = forbiddenPattern.exec(text) ?? [];
	return found && nameCharacter(found);
}

export function nameCharacter(character: string): string {
	return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** The first HTML tag or character reference of a text. */
export function findMarkup(text: string): string | undefined {
	return /<\/?[a-z!][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i.exec(text)?.[0];
}
