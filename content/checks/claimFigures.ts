import { factsByName } from "#content/readers/factTexts.server.ts";
import { type DatedFact, dates } from "#site/dates.ts";
import type { Fact } from "#site/facts.ts";
import { isDocumentDate } from "./documentDates.ts";
import { factWords } from "./factWords.ts";
import { reasons } from "./figureReasons.ts";
import { type Figure, type FigureText, findFigures } from "./findFigures.ts";

/** Names of translations for one of several figures. */
const aliases: Readonly<Record<string, string>> = {
	signInCookies: "signInCookies.1",
	adConversionFrom: "adConversionCookies.1",
	adConversionTo: "adConversionCookies.2",
};

const wordsOf: ReadonlyMap<string, RegExp> = new Map(Object.entries(factWords));

/**
 * What is wrong with the figures of a line: one that no fact claims and no reason excuses, a fact in a sentence that is not
 * about it, a fact beside a unit that is not its own. Empty when all hold.
 *
 * @returns one line each: file, line, figure, remedy
 */
export function unclaimedFigures(line: FigureText): string[] {
	return figuresIn(line).flatMap((figure) => {
		const problem = judge(line, figure);
		return problem ? `${line.file}:${line.line}:${line.key && ` ${line.key}:`} "${figure.written}": ${problem}` : [];
	});
}

/** The figures of a line, in order. */
export function figuresIn({ text }: FigureText): Figure[] {
	return findFigures(text, (name) => factsByName.has(aliases[name] ?? name)).map((figure) => ({
		...figure,
		...(figure.fact && { fact: aliases[figure.fact] ?? figure.fact }),
	}));
}

function judge(line: FigureText, figure: Figure): string | undefined {
	if (isExcused(line, figure)) return undefined;
	if (figure.unit === "date") return judgeDate(line, figure);
	const around = sentenceAround(line, figure);
	if (!figure.fact) {
		const [name] =
			[...factsByName].find(([name, fact]) => isSame(fact, figure) && wordsOf.get(name)?.test(around)) ?? [];
		const remedy = name
			? `Write the fact's placeholder, {{${name}}}.`
			: "Write the name of a figure of site/figures.json in {{ }}. One that is new needs an engineer: a fact in site/facts.ts, or a reason in content/checks/figureReasons.ts.";
		return `no fact claims ${figure.value} ${figure.unit} here. ${remedy}`;
	}
	const fact = factsByName.get(figure.fact);
	if (fact && figure.unit && !isUnit(fact, figure.unit)) {
		return `the fact is counted in ${fact.unit}, the text says ${figure.unit}. Correct the unit or the fact's name.`;
	}
	if (wordsOf.get(figure.fact)?.test(around)) return undefined;
	return "the sentence is not about this fact. Name the right one, or add the sentence's words to content/checks/factWords.ts.";
}

function judgeDate(line: FigureText, figure: Figure): string | undefined {
	const around = sentenceAround(line, figure);
	const isKnown = (date: DatedFact) => date.day === figure.value && date.about.test(around);
	if (Object.values(dates).some(isKnown) || isDocumentDate(String(figure.value), around)) return undefined;
	return "no date of site/dates.ts or of a document is this one in such a sentence. Correct it, add it to site/dates.ts, or give a reason in content/checks/figureReasons.ts.";
}

function isSame(fact: Fact, { value, unit }: Figure): boolean {
	return fact.value === value && unit !== "date" && unit !== undefined && isUnit(fact, unit);
}

/** A text may say "days" for calendar days, and "years" for calendar years, but no period in place of another. */
function isUnit(fact: Fact, unit: Fact["unit"]): boolean {
	return fact.unit === unit || fact.unit === `calendar ${unit}`;
}

function isExcused({ file, text }: FigureText, { start, end }: Figure): boolean {
	const plain = text.replaceAll(/[\u00a0\u202f]/g, " ");
	return reasons.some(
		({ files, phrases }) =>
			files.test(file) &&
			phrases.some((phrase) => {
				for (let at = plain.indexOf(phrase); at >= 0; at = plain.indexOf(phrase, at + 1)) {
					if (at <= start && end <= at + phrase.length) return true;
				}
				return false;
			}),
	);
}

/** The sentence, or the row of a table, with `¤` for the figure, other figures as they are shown; before it file and key. */
function sentenceAround({ file, key, text }: FigureText, { start, end }: Figure): string {
	const shown = (part: string) =>
		part.replaceAll(/\{\{([\w.]+)\}\}/g, (written, name: string) =>
			String(factsByName.get(aliases[name] ?? name)?.value ?? written),
		);
	const row = text.trimStart().startsWith("|");
	const before = row
		? text.slice(0, start)
		: (text
				.slice(0, start)
				.split(/(?<=[.!?])[\s\u00a0]+(?=[\p{Lu}\d"“«([*{])/u)
				.at(-1) ?? "");
	const after = row ? text.slice(end) : (text.slice(end).split(/(?<=[.!?])[\s\u00a0]+(?=[\p{Lu}\d"“«([*{])/u)[0] ?? "");
	return `${file} ${key} ${shown(before)}¤${shown(after)}`.replaceAll(/[*\u00a0\u202f]/g, (sign) =>
		sign === "*" ? "" : " ",
	);
}
