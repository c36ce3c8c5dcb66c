import { placeholdersOf } from "#content/locales/checkText.ts";

/** Placeholders and tags, which a translator must not change: `{{count}}`, `<br>`. */
const protectedPart = /(\{\{[^{}]*\}\}|<\/?\w[^<>]*>)/;

/** Splits a text into pieces: those at odd indexes are protected. */
export function splitProtected(text: string): string[] {
	return text.split(protectedPart);
}

/** Lists the placeholders of a text, each once, and its tags except line breaks, sorted. */
function listProtected(text: string): string[] {
	const tags = splitProtected(text).filter((piece, index) => index % 2 === 1 && /^<(?!br>)/.test(piece));
	return [...[...placeholdersOf(text)].map((name) => `{{${name}}}`), ...tags].sort();
}

/** Describes the first placeholder or tag that a translation lacks or adds, with the remedy; undefined if there is none. */
export function findPlaceholderProblem(source: string, translation: string): string | undefined {
	const [wanted, given] = [listProtected(source), listProtected(translation)];
	const count = (pieces: readonly string[], piece: string) => pieces.filter((other) => other === piece).length;
	const lost = wanted.find((piece) => count(given, piece) < count(wanted, piece));
	if (lost) return `it lacks ${lost}; put it in as English has it`;
	const added = given.find((piece) => count(given, piece) > count(wanted, piece));
	return added && `English has no ${added} here; remove it`;
}
