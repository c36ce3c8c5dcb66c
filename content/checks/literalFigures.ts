import { globSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { FigureUnit } from "#config/figures.ts";
import { services } from "#content/model/services.ts";
import { figuresByName } from "#content/readers/figureTexts.server.ts";
import { readText } from "#content/readers/readText.server.ts";

const allowListFile = "content/checks/allowedFigures.yaml";
const schema = z.array(
	z.strictObject({
		reason: z.string().min(1),
		/** Glob of files; all by default. */
		files: z.string().default("**"),
		phrases: z.array(z.string().min(3)).min(1),
		statesDateOf: z.string().optional(),
	}),
);

/** Figures that may be literal, with the reason. No-break spaces are replaced by spaces. */
export const allowedFigures = schema.parse(parse(readText(allowListFile).replaceAll("\u00a0", " ")));

const unitPatterns: Readonly<Record<FigureUnit, string>> = {
	"%": "%",
	T$: "T\\$|Tele[Dd]ollars?|теледоллар\\p{L}*",
	USDT: "USDT",
	EUR: "EUR|euros?|евро",
	"calendar days": "calendar days?|календарн\\p{L}+ д(?:ень|н\\p{L}+)|hari kalender",
	"business days": "business days?|рабоч\\p{L}+ д(?:ень|н\\p{L}+)|hari kerja",
	days: "(?:consecutive )?days?|д(?:ень|н(?:я|ей|и))|hari",
	hours: "hours?|час(?:а|ов)?|jam",
	minutes: "minutes?|минут\\p{L}?|menit",
	"calendar months": "calendar months?|календарн\\p{L}+ месяц\\p{L}*|bulan kalender",
	months: "(?:consecutive )?months?|месяц\\p{L}*|bulan",
	"calendar years": "calendar years?|календарн\\p{L}+ год\\p{L}*|tahun kalender",
	years: "years?(?: old)?|год(?:а|у)?|лет|tahun",
	levels: "levels?|уров(?:ень|н(?:я|ей|ях))",
	lives: "li(?:fe|ves)|жизн(?:и|ей|ь)",
};
const anyUnit = `(?:${Object.values(unitPatterns).join("|")})(?!\\p{L})`;
const numberWords =
	"one|two|three|four|five|six|seven|eight|nine|ten|один|одна|одного|одной|дв[ае]|двух|три|трёх|четыре|четырёх|пять|пяти|шесть|семь|восемь|девять|десять|satu|dua|tiga|empat|lima|enam|tujuh|sepuluh";
const number = `(?:\\d+(?:[ ,]\\d{3})*(?:[.,]\\d+)?|(?<!\\p{L})(?:${numberWords}))`;
/** The optional second number of a range, which the unit follows. */
const range = `(?:[- ]?(?:to|and|or|–|до|и|или|sampai|dan)[- ]?(?:${number}|\\{\\{[\\w.]+\\}\\}))?`;
const monthNames =
	"January|February|March|April|May|June|July|August|September|October|November|December|январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр";
const literalPattern = new RegExp(
	`(?<![\\p{L}\\d.#{])${number}(?=${range}[- ]?${anyUnit})|(?:EUR|€) ${number}|(?:\\d{1,2} )?(?<!\\p{L})(?:${monthNames})\\p{L}* \\d{4}`,
	"giu",
);
const unitPlaceholder = new RegExp(`\\{\\{([\\w.]+)\\}\\}[- ]?(${anyUnit})`, "giu");

/** A line of a price list, the only place for literal prices. */
const priceLine = new RegExp(`^\\s*"(?:${services.join("|")})": "`);

type TextLine = ReturnType<typeof listTextLines>[number];

/** The lines of all texts; `line` starts at 1. */
export function listTextLines() {
	const languages = "public/locales/*/*.json";
	const files = [
		"content/guidelines/*/*.md",
		"content/news/*.md",
		"content/games/*.yaml",
		languages,
		"content/formMessages.json",
	];
	return globSync(files).flatMap((file) =>
		readText(file)
			.split("\n")
			.map((text, index) => ({ file: file.split(path.sep).join("/"), line: index + 1, text }))
			// Earlier versions of a document, quoted in its front matter.
			.filter(({ text }) => !(file.includes("guidelines") && /^ {2}(?:en|ru): \S/.test(text))),
	);
}

/**
 * Finds literal figures that are not allowed (numbers with a unit, dates, percentages) and placeholders with a wrong
 * unit. Returns one message each: file, line, figure, remedy.
 */
export function findFigureProblems({ file, line, text }: TextLine): string[] {
	if (priceLine.test(text)) return [];
	const plain = text.replaceAll(/[\u00a0\u202f]/g, " ");
	const allowed = allowedFigures
		.filter(({ files }) => path.matchesGlob(file, files))
		.flatMap(({ phrases }) => phrases.flatMap((phrase) => findAll(plain, phrase)));
	const literalProblems = [...plain.matchAll(literalPattern)]
		.filter(({ 0: { length }, index }) => !allowed.some(({ start, end }) => start <= index && index + length <= end))
		.map(
			([figure]) =>
				`"${figure}": a figure that is not a placeholder. Write the name of a figure of config/figures.json in {{ }}, ` +
				`or ask a developer to allow the phrase in ${allowListFile}.`,
		);
	const wrongUnits = [...plain.matchAll(unitPlaceholder)].flatMap(([written, name = "", text = ""]) => {
		const unit = Object.entries(unitPatterns).find(([, words]) => new RegExp(`^(?:${words})$`, "iu").test(text))?.[0];
		const expected = figuresByName.get(name)?.unit;
		// "days" may mean calendar days.
		if (!expected || expected === unit || expected === `calendar ${unit}`) return [];
		return [`"${written}": the figure is in ${expected}. Correct the unit or the placeholder.`];
	});
	return [...literalProblems, ...wrongUnits].map((problem) => `${file}:${line}: ${problem}`);
}

function findAll(text: string, phrase: string): { start: number; end: number }[] {
	const found = [];
	for (let start = text.indexOf(phrase); start >= 0; start = text.indexOf(phrase, start + 1)) {
		found.push({ start, end: start + phrase.length });
	}
	return found;
}
