/** Replaces control, direction and other invisible characters by a dot, and line breaks by a space. */
export function escapeControlChars(text: string): string {
	return text.replace(/\n+/g, " ").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "·");
}
