import path from "node:path";
import { expect, it } from "vitest";
import { formatDay } from "#config/formatDay.ts";
import { documentTexts } from "#content/readers/documents.server.ts";
import { allowedFigures, findFigureProblems, listTextLines } from "./literalFigures.ts";

const lines = listTextLines();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
const problemsOf = (text: string) => findFigureProblems({ file: "content/news/a.md", line: 7, text });

it("finds no forbidden literal figure and no figure with a wrong unit in the content", () => {
	expect(lines).not.toEqual([]);
	expect(lines.flatMap(findFigureProblems)).toEqual([]);
});

it.each([
	"Requests must come within 31 calendar days.",
	"We keep 16% of it.",
	"It lasts 90 to 540 days.",
	"It takes three business days.",
	"At least 1,500 T$ a month",
	"Updated on 24 July 2025",
	"EUR\u00a0500",
	"Возврат — за 31\u00a0календарный день.",
	"Комиссия — 16\u00a0%.",
	"Ответ за два часа",
	"Pengembalian dana dalam 31 hari kalender",
])("rejects the literal figure in the text: %s", (text) => {
	expect(problemsOf(text)[0]).toContain("a figure that is not a placeholder");
});

it.each([
	"See clause 4.2 and 2 games.",
	"In 2025, [rule 5](#5) of law 89/2012",
	"{{refundWindow}} calendar days",
	'	"sendingCrypto": "0.5 T$",',
])("accepts numbers without a unit, placeholders and the price of a service: %s", (text) => {
	expect(problemsOf(text)).toEqual([]);
});

it("names file, line, figure and fix, and a placeholder with the wrong unit", () => {
	expect(problemsOf("Within 31 days or {{refundWindow}} hours")).toEqual([
		'content/news/a.md:7: "31": a figure that is not a placeholder. Write the name of a figure of config/figures.json in {{ }}, ' +
			"or ask a developer to allow the phrase in content/checks/allowedFigures.yaml.",
		'content/news/a.md:7: "{{refundWindow}} hours": the figure is in calendar days. Correct the unit or the placeholder.',
	]);
});

const phraseUses = allowedFigures.flatMap(({ files, phrases }) =>
	phrases.map((phrase) => ({
		phrase,
		lines: lines.filter(({ file, text }) => path.matchesGlob(file, files) && plain(text).includes(phrase)),
	})),
);

it("rejects an allowed phrase with another number", () => {
	const unnoticedFigures = phraseUses.flatMap(({ phrase, lines: [line] }) =>
		[...phrase.matchAll(/\d+(?=[\d,.]* (?:T\$|USDT|days|\p{Lu}))/gu)].flatMap(({ 0: digits, index }) => {
			const wrong = phrase.slice(0, index) + (Number(digits) + 1) + phrase.slice(index + digits.length);
			const text = plain(line?.text ?? "").replace(phrase, () => wrong);
			// An unused phrase allows nothing.
			return !line || findFigureProblems({ ...line, text }).length > 0 ? [] : [wrong];
		}),
	);
	expect(unnoticedFigures).toEqual([]);
});

it("uses the dates of the document files in the texts", () => {
	const datedFigures = allowedFigures.filter(({ statesDateOf }) => statesDateOf);
	for (const { statesDateOf = "", phrases } of datedFigures) {
		const document = documentTexts().find(({ key, isEarlier }) => !isEarlier && key === statesDateOf.replace("/", "."));
		expect(phrases[0], statesDateOf).toContain(formatDay(document?.updated ?? "", "en"));
	}
});
