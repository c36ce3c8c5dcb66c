import * as figures from "#config/figures.ts";

const noBreakSpace = "\u00a0";

/** Maximum number of unbreakable characters; more would not fit a headline on a narrow phone. */
const longest = 22;

const shortWord = /^[^\p{L}\p{N}]*(?!(?:же|ли|бы|ж|б)$)[А-Яа-яЁё]{1,2}$/u;
const particlePattern = /^(?:же|ли|бы|ж|б)[^\p{L}]*$/u;
const endsInNumber = /(?:\d|\{\{count\}\})$/;
/** Placeholders of figures, which become numbers of at most three digits. */
const figurePlaceholder = new RegExp(
	`\\{\\{(?:${[...Object.keys(figures), "adConversionFrom", "adConversionTo"].join("|")})(?:\\.\\d+)?\\}\\}`,
	"g",
);
const unit = /^(?:[А-Яа-яЁё%]|T\$)/;

/** Inserts no-break spaces into lines in Cyrillic: after short words and numbers, before dashes and particles. */
export function insertNonBreakingSpaces(line: string): string {
	if (!/[А-Яа-яЁё]/.test(line)) return line;
	const [first = "", ...words] = line.split(" ");
	let before = first;
	let set = first;
	for (const word of words) {
		const boundLength = shownLength(set.slice(set.lastIndexOf(" "))) + word.length;
		const isBound = /^—/.test(word) ? before !== "" : boundLength <= longest && staysTogether(before, word);
		set += (isBound ? noBreakSpace : " ") + word;
		before = word.slice(word.lastIndexOf(noBreakSpace) + 1);
	}
	return set;
}

/** Length with figures instead of their placeholders. */
function shownLength(text: string): number {
	return text.replace(figurePlaceholder, "000").length;
}

function staysTogether(before: string, word: string): boolean {
	if (/^[^\p{L}\p{N}]*$/u.test(word) && !unit.test(word)) return false;
	return (
		shortWord.test(before) ||
		(particlePattern.test(word) && /\p{L}$/u.test(before)) ||
		(endsInNumber.test(before.replace(figurePlaceholder, "0")) && unit.test(word))
	);
}

/** Finds errors that cannot be corrected automatically: straight quotes and hyphens for dashes. */
export function findTypos(line: string): string[] {
	if (!/[А-Яа-яЁё]/.test(line)) return [];
	return line.match(/\\"[^"]*\\"|(?<=\p{L}["»)]?)[ \u00a0][-–][ \u00a0](?=\S)/gu) ?? [];
}
