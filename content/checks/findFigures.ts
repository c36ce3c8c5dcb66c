import type { Unit } from "#site/facts.ts";

/** A line of a file that visitors read, and the words around it that say what it is about. */
export interface FigureText {
	readonly file: string;
	/** From 1. */
	readonly line: number;
	/** Key of a translation, else empty. */
	readonly key: string;
	readonly text: string;
}

/** A number with a unit, a percentage, a date or a period, as a text states it. */
export interface Figure {
	/** Where the number begins and ends in the line. */
	readonly start: number;
	readonly end: number;
	/** The number as written: digits, a word, a date, or the placeholder of a fact. */
	readonly written: string;
	/** Name of the fact that fills it in. */
	readonly fact?: string;
	/** A date is an ISO day, or an ISO month where the text names no day. */
	readonly value?: number | string;
	/** Unknown where a placeholder stands without one. */
	readonly unit?: Unit | "date";
}

const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
	[
		["one", "один", "одна", "одного", "одной", "satu"],
		["two", "два", "две", "двух", "dua"],
		["three", "три", "трёх", "tiga"],
		["four", "четыре", "четырёх", "empat"],
		["five", "пять", "пяти", "lima"],
		["six", "шесть", "enam"],
		["seven", "семь", "tujuh"],
		["eight", "восемь"],
		["nine", "девять"],
		["ten", "десять", "sepuluh"],
	].flatMap((words, index) => words.map((word) => [word, index + 1])),
);

const months = [
	["January", "январ"],
	["February", "феврал"],
	["March", "март"],
	["April", "апрел"],
	["May", "ма[йя]"],
	["June", "июн"],
	["July", "июл"],
	["August", "август"],
	["September", "сентябр"],
	["October", "октябр"],
	["November", "ноябр"],
	["December", "декабр"],
];

/** Units as English, Russian and Indonesian write them; the first that fits counts. */
const units: readonly [Unit, string][] = [
	["%", "%"],
	["T$", "T\\$|Teledollars?|TeleDollars?|теледоллар\\p{L}*"],
	["USDT", "USDT"],
	["EUR", "euros?|евро"],
	["calendar days", "calendar days?|календарн\\p{L}+ д(?:ень|н\\p{L}+)|hari kalender"],
	["business days", "business days?|рабоч\\p{L}+ д(?:ень|н\\p{L}+)|hari kerja"],
	["days", "(?:consecutive )?days?|д(?:ень|н(?:я|ей|и))|hari"],
	["hours", "hours?|час(?:а|ов)?|jam"],
	["minutes", "minutes?|минут\\p{L}?|menit"],
	["calendar months", "calendar months?|календарн\\p{L}+ месяц\\p{L}*|bulan kalender"],
	["months", "(?:consecutive )?months?|месяц\\p{L}*|bulan"],
	["calendar years", "calendar years?|календарн\\p{L}+ год\\p{L}*|tahun kalender"],
	["years", "years?(?: old)?|год(?:а|у)?|лет|tahun"],
	["levels", "levels|уровн(?:я|ей)"],
	["lives", "lives|жизн(?:и|ей|ь)"],
];

const number = `\\d+(?:[ \\u00a0,]\\d{3})*(?:[.,]\\d+)?|(?<!\\p{L})(?:${Object.keys(numberWords).join("|")})(?!\\p{L})`;
const placeholder = "\\{\\{[A-Za-z]+(?:\\.\\d)?\\}\\}";
const value = `(?:${placeholder}|${number})`;
const gap = "[-\\s\\u00a0\\u202f]?";
const anyUnit = units.map(([, words]) => words).join("|");
/** A unit may stand behind the second of two numbers: 90 to 540 days. */
const second = `(?:[\\s\\u00a0]?(?:to|and|or|or more than|–|-|—|до|и|или|sampai|dan)[\\s\\u00a0]?${value})?`;
const month = months.map((names) => names.map((name) => `${name}\\p{L}*`).join("|")).join("|");

const pattern = new RegExp(
	[
		`(?<date>(?:\\b\\d{1,2}[\\s\\u00a0])?(?<!\\p{L})(?:${month})[\\s\\u00a0]\\d{4})`,
		`(?<iso>\\b\\d{4}-\\d{2}-\\d{2}\\b)`,
		`(?<prefix>(?:EUR|€)[\\s\\u00a0])(?<euros>${value})`,
		`(?<counted>(?<![\\p{L}\\d.#])${value})(?=${second}${gap}(?<unit>${anyUnit})(?![\\p{L}]))`,
		`(?<bare>${placeholder})`,
	].join("|"),
	"gu",
);

/** Every figure of a text, in order. Numbers without a unit, such as those of clauses and laws, are none. */
export function findFigures(text: string, isFact: (name: string) => boolean): Figure[] {
	return [...text.matchAll(pattern)].flatMap(({ index, groups = {} }): Figure[] => {
		const { date, iso, prefix = "", euros, counted, unit, bare } = groups;
		const written = date ?? iso ?? euros ?? counted ?? bare ?? "";
		const start = index + prefix.length;
		const place = { start, end: start + written.length, written };
		if (date) return [{ ...place, value: isoOf(date), unit: "date" }];
		if (iso) return [{ ...place, value: iso, unit: "date" }];
		const named = /^\{\{(.+)\}\}$/.exec(written)?.[1];
		const found = euros ? "EUR" : unit && unitOf(unit);
		if (named) return isFact(named) ? [{ ...place, fact: named, ...(found && { unit: found }) }] : [];
		return found ? [{ ...place, value: toNumber(written), unit: found }] : [];
	});
}

function unitOf(written: string): Unit | undefined {
	return units.find(([, words]) => new RegExp(`^(?:${words})$`, "u").test(written.replaceAll(/\s/g, " ")))?.[0];
}

/** `25,000`, `25 000` and `1,5` are read as their languages mean them. */
function toNumber(written: string): number {
	const digits = written.replaceAll(/[\s\u00a0]/g, "").replaceAll(/,(?=\d{3}(?!\d))/g, "");
	return numberWords[written.toLowerCase()] ?? Number(digits.replace(",", "."));
}

function isoOf(date: string): string {
	const [, day, name = "", year] = /^(?:(\d{1,2})\s)?(\p{L}+)\s(\d{4})$/u.exec(date.replaceAll(/\s/g, " ")) ?? [];
	const index = months.findIndex((names) => names.some((start) => new RegExp(`^${start}`, "i").test(name)));
	return [year, String(index + 1).padStart(2, "0"), ...(day ? [day.padStart(2, "0")] : [])].join("-");
}
