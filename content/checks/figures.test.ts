import { describe, expect, it } from "vitest";
import { factsByName } from "#content/readers/factTexts.server.ts";
import { figuresIn, unclaimedFigures } from "./claimFigures.ts";
import { reasons } from "./figureReasons.ts";
import { figureTexts } from "./figureTexts.ts";
import type { Figure, FigureText } from "./findFigures.ts";

const texts = figureTexts();

/** A line and a figure in it. */
const places = texts.flatMap((line) => figuresIn(line).map((figure) => ({ line, figure })));

describe("every number with a unit, percentage, date and period that visitors read", () => {
	it("is claimed by a fact, or excused by a reason", () => {
		expect(places.length).toBeGreaterThan(600);
		expect(texts.flatMap(unclaimedFigures)).toEqual([]);
	});

	it("comes from its fact by placeholder, unless it is a date or an example", () => {
		const typed = places.filter(
			({ line, figure }) => !figure.fact && figure.unit !== "date" && !isExample(line, figure),
		);
		expect(typed.map(({ line, figure }) => `${line.file}:${line.line}: "${figure.written}"`)).toEqual([]);
	});

	it("would not be believed with another value, nor with another fact in its place", () => {
		const survivors: string[] = [];
		let changed = 0;
		for (const { line, figure } of places) {
			for (const wrong of falsified(figure)) {
				changed += 1;
				const text = line.text.slice(0, figure.start) + wrong + line.text.slice(figure.end);
				if (unclaimedFigures({ ...line, text }).length === 0) {
					survivors.push(`${line.file}:${line.line}: ${wrong} in place of ${figure.written}`);
				}
			}
		}
		console.info(`${places.length} figures, ${changed} falsifications, ${changed - survivors.length} caught`);
		expect(survivors).toEqual([]);
	});

	it("gives every fact a text", () => {
		const named = new Set(places.map(({ figure }) => figure.fact));
		expect([...factsByName.keys()].filter((name) => !named.has(name))).toEqual([]);
	});
});

it("every reason still excuses a figure", () => {
	const idle = reasons.flatMap(({ files, phrases }) =>
		phrases.filter((phrase) => !texts.some(({ file, text }) => files.test(file) && plain(text).includes(phrase))),
	);
	expect(idle).toEqual([]);
});

it("names file, line, figure and remedy", () => {
	const line = { file: "content/news/a.md", line: 7, key: "", text: "A request must come within 31 calendar days." };
	expect(unclaimedFigures(line)).toEqual([
		'content/news/a.md:7: "31": no fact claims 31 calendar days here. Write the name of a figure of ' +
			"site/figures.json in {{ }}. One that is new needs an engineer: a fact in site/facts.ts, or a reason in content/checks/figureReasons.ts.",
	]);
	const typed = { ...line, text: "Your request must reach us within 30 calendar days." };
	expect(unclaimedFigures(typed)[0]).toContain("Write the fact's placeholder, {{refundWindow}}.");
});

/** What somebody may write by mistake: a number that is one too many, and every other fact of the same unit. */
function falsified({ value, fact, written, unit }: Figure): string[] {
	if (typeof value === "string") return [written.replace(/\d{4}/, (year) => String(Number(year) + 1))];
	const own = fact ? factsByName.get(fact) : undefined;
	const others = [...factsByName].filter(([, other]) => own && other.unit === own.unit && other.value !== own.value);
	const next = String((own?.value ?? value ?? 0) + 1);
	return [...(unit ? [next] : []), ...others.map(([name]) => `{{${name}}}`)];
}

function isExample({ file, text }: FigureText, { start, end }: Figure): boolean {
	return reasons.some(({ files, phrases }) => {
		if (!files.test(file)) return false;
		return phrases.some((phrase) => {
			const at = plain(text).lastIndexOf(phrase, start);
			return at >= 0 && end <= at + phrase.length;
		});
	});
}

function plain(text: string): string {
	return text.replaceAll(/[\u00a0\u202f]/g, " ");
}
