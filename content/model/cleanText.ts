/** Invisible characters that word processors leave in pasted text: soft hyphen, zero-width space, byte-order mark. */
const invisiblePattern = /[\u00ad\u200b\ufeff]/g;

/** Characters that change the direction or the lines of the text around them, control characters, and U+FFFD, which is left of lost letters. */
const forbiddenPattern = /[\u202a-\u202e\u2066-\u2069\u2028\u2029\ufffd]|(?![\n\t])\p{Cc}/u;

/** A text with line feeds, composed letters (NFC) and no invisible characters. Joiners (U+200C, U+200D) stay: Persian and emoji need them. */
export function cleanText(text: string): string {
	return text.replaceAll(/\r\n?/g, "\n").replaceAll(invisiblePattern, "").normalize("NFC");
}

/** The first character that no text of the site may have, as `U+202E`; `undefined` where there is none. */
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
