import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stringify } from "yaml";
import { ContentError } from "#content/model/contentError.ts";
import { readDocuments } from "./readDocuments.server.ts";

const fields = {
	title: "Customer Terms",
	description: "Fifty characters are the least that a description has.",
	updated: "2025-02-11",
	summary: ["One point of three. (#1.1)", "Two points of three. (#1.1)", "Three points of three. (#1.1)"],
};
const text =
	"## 1. Scope\n\n> - In short. (#1.1)\n\n1.1. {{entity}} runs it, see [clause 1.2](#1.2).\n\n1.2. Back to [section 1](#1).";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "guidelines-"));
	mkdirSync(path.join(folder, "customers"));
});
afterEach(() => {
	vi.unstubAllEnvs();
	rmSync(folder, { recursive: true });
});

function put(name: string, matter: object = fields, body = text): void {
	writeFileSync(path.join(folder, "customers", name), `---\n${stringify(matter)}---\n\n${body}\n`);
}

function read() {
	return readDocuments(folder, {
		keys: ["customers.terms-and-conditions"],
		valuesIn: () => ({ entity: "A s.r.o." }),
		validate: (href) => (href === "/docs/guidelines" ? "link" : { problem: `no page "${href}"` }),
	});
}

/** The lines of the error, each without the folder's name. */
function problems(): string[] {
	try {
		read();
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return error.message.replaceAll(`${folder}${path.sep}`, "").split("\n");
	}
	return [];
}

describe("the files of the guidelines", () => {
	it("are rejected in another encoding than UTF-8, with file and line", () => {
		put("terms-and-conditions.md");
		const file = path.join(folder, "customers/terms-and-conditions.ru.md");
		writeFileSync(file, Buffer.from("---\n\xcf\xf0\xe8\n---\n", "latin1"));
		expect(problems()).toEqual([
			`${path.join("customers", "terms-and-conditions.ru.md")}:2: its text is not valid UTF-8. Save it as UTF-8.`,
		]);
	});

	it("are read with their fields, filled placeholders and translations", () => {
		put("terms-and-conditions.md");
		put("terms-and-conditions.ru.md", { ...fields, title: "Условия", updated: undefined });
		const [english, russian] = read();
		expect(english).toMatchObject({ key: "customers.terms-and-conditions", language: "en", ...fields });
		expect(JSON.stringify(english?.body)).toContain("A s.r.o. runs it");
		expect(russian).toMatchObject({ language: "ru", title: "Условия" });
		expect(russian).not.toHaveProperty("updated");
	});

	it("must contain a text for every document of the table", () => {
		expect(problems()).toEqual([
			"customers/terms-and-conditions.md: it is missing. Write it, or take it off config/documents.ts.",
		]);
	});

	it.each([
		["rules.md", "No such document"],
		["pricing.md", "Its page has no text"],
		["terms-and-conditions.qq.md", "No such document"],
	])("must not contain unknown documents: %s", (name, what) => {
		put("terms-and-conditions.md");
		put(name);
		expect(problems()).toEqual([
			expect.stringMatching(`^customers/${name}: ${what}\\. .* after config/documents.ts.$`),
		]);
	});

	it("have their problems reported in the order of the lines", () => {
		put("terms-and-conditions.md", fields, `${text}\n\n1.4. C\n\n[a](/nope)\n\n1.5. D`);
		const lines = problems().map((problem) => Number(/:(\d+):/.exec(problem)?.[1]));
		expect(lines).toHaveLength(3);
		expect(lines).toEqual(lines.toSorted((a, b) => a - b));
	});

	it.each([
		["title", { ...fields, title: undefined }, 'field "title": it is missing; add it.'],
		["summary", { ...fields, summary: undefined }, 'field "summary": it is missing; add it.'],
		[
			"point without a clause",
			{ ...fields, summary: ["No clause of one.", ...fields.summary.slice(1)] },
			'field "summary", entry 1: it names no clause. End it with those that it rests on: (#4.2, #4.3).',
		],
		[
			"point with a clause that is none",
			{ ...fields, summary: ["Clause of none. (#1.1, #7.9)", ...fields.summary.slice(1)] },
			'field "summary", entry 1: there is no clause 7.9. Correct its number.',
		],
		["short summary", { ...fields, summary: ["Only one point."] }, 'field "summary": write at least 3 points.'],
		["date", { ...fields, updated: "11.02.2025" }, 'field "updated": write a day of the calendar as 2025-02-11.'],
		[
			"language of a summary",
			{ ...fields, summaries: { qq: fields.summary } },
			'unknown field in "summaries": qq. Remove it or correct its name.',
		],
		[
			"summary in another language",
			{ ...fields, summaries: { ru: [...fields.summary, "Четвёртый пункт."] } },
			'field "summaries.ru": 4 points for the summary\'s 3. Write one for each, in its order.',
		],
		[
			"translated note without points",
			{ ...fields, sectionSummaries: { ru: [{ section: 1, points: [] }] } },
			'field "sectionSummaries.ru.points", entry 1: write at least 1 point.',
		],
		[
			"translated note without its section",
			{ ...fields, sectionSummaries: { ru: [{ points: ["Коротко о разделе."] }] } },
			'field "sectionSummaries.ru.section", entry 1: write the number of the section.',
		],
		[
			"translated note of an unknown section",
			{ ...fields, sectionSummaries: { ru: [1, 2].map((section) => ({ section, points: ["Коротко о разделе."] })) } },
			'field "sectionSummaries.ru": notes of sections 1, 2, where the text has 1. Write one for each, in its order.',
		],
		[
			"translated note with another number of points",
			{ ...fields, sectionSummaries: { ru: [{ section: 1, points: ["Коротко о разделе.", "Второй пункт."] }] } },
			'field "sectionSummaries.ru", entry 1: 2 points for the 1 of section 1. Write one for each, in its order.',
		],
		["unknown field", { ...fields, date: "2025-02-11" }, "unknown field: date. Remove it or correct its name."],
	])("have their front matter validated: %s", (_, matter, problem) => {
		put("terms-and-conditions.md", matter);
		expect(problems()).toEqual([`customers/terms-and-conditions.md: ${problem}`]);
	});

	it("must not have a second summary for a language with its own text", () => {
		put("terms-and-conditions.md", { ...fields, summaries: { ru: fields.summary } });
		put("terms-and-conditions.ru.md");
		expect(problems()).toEqual([
			'customers/terms-and-conditions.md: field "summaries.ru": the document has a text in this language, whose summary counts. Take the field out.',
		]);
	});

	it("have no translated notes for a language that has a text", () => {
		const sectionSummaries = { ru: [{ section: 1, points: ["Коротко о разделе."] }] };
		put("terms-and-conditions.md", { ...fields, sectionSummaries });
		put("terms-and-conditions.ru.md");
		expect(problems()).toEqual([
			'customers/terms-and-conditions.md: field "sectionSummaries.ru": the document has a text in this language, whose summary counts. Take the field out.',
		]);
	});

	it("are read with the translated notes of their sections, placeholders filled", () => {
		const note = (text: string) => ({ ru: [{ section: 1, points: [text] }] });
		put("terms-and-conditions.md", { ...fields, sectionSummaries: note("Отвечает {{entity}} одна.") });
		expect(read()[0]?.sectionSummaries).toEqual(note("Отвечает A s.r.o. одна."));
	});

	it.each([
		["none", "", 'it has no summary. Write one under its title: "> - In plain words. (#1.1)".'],
		[
			"a clause that is none",
			"> - In short. (#1.9)",
			"its summary names clause 1.9, which is none. Correct its number.",
		],
	])("need a valid summary for a section of several clauses: %s", (_, brief, problem) => {
		put("terms-and-conditions.md", fields, text.replace("> - In short. (#1.1)", brief));
		expect(problems()).toEqual([`customers/terms-and-conditions.md: section 1: ${problem}`]);
	});

	it("link a defined term to its definition at its first use in a section", () => {
		const closing = "## Definitions\n\n- **Order** and *you* mean this.\n- **Order Form** means that.";
		const clauses = "1.1. You send Orders by an Order Form. An Order is `Order`.\n\n1.2. Reordering, [Order](#1.1).";
		put("terms-and-conditions.md", fields, `## 1. Scope\n\n> - In short. (#1.1)\n\n${clauses}\n\n${closing}`);
		const [document] = read();
		const body = JSON.stringify(document?.body);
		expect(body.match(/"href":"#term-[^"]*","children":\["[^"]*"\]/g)).toEqual([
			'"href":"#term-order","children":["Orders"]',
			'"href":"#term-order-form","children":["Order Form"]',
		]);
		expect(body).toContain('"kind":"section","number":"definitions","children":["Definitions"]');
	});

	describe("of earlier document versions", () => {
		const earlier = { ...fields, from: "2024-05-01" };
		const kept = text.replace("{{entity}}", "B s.r.o.");
		const putEarlier = (name: string, matter: object = earlier, body = kept) => {
			mkdirSync(path.join(folder, "customers/terms-and-conditions"), { recursive: true });
			put(`terms-and-conditions/${name}`, matter, body);
		};

		it("are read from the folder next to the current text", () => {
			put("terms-and-conditions.md", { ...fields, from: "2025-02-11" });
			putEarlier("2024-05-01.md", earlier, kept.replace("> - In short. (#1.1)\n\n", ""));
			const versions = read().map(({ from, isEarlier }) => ({ from, isEarlier }));
			expect(versions).toEqual([
				{ from: "2025-02-11", isEarlier: false },
				{ from: "2024-05-01", isEarlier: true },
			]);
		});

		it.each([
			["a placeholder", {}, earlier, text, "a placeholder changes with its fact"],
			["another day than its name", {}, { ...earlier, from: "2024-05-02" }, kept, 'field "from": write 2024-05-01'],
			[
				"a later day than today's text",
				{ from: "2024-04-30" },
				earlier,
				kept,
				'field "from": write a day after 2024-05-01',
			],
			[
				"no end",
				{ from: undefined },
				earlier,
				kept,
				'field "from": it is missing; earlier texts end the day before it',
			],
		])("are rejected if they have %s", (_, today, matter, body, problem) => {
			put("terms-and-conditions.md", { ...fields, from: "2025-02-11", ...today });
			putEarlier("2024-05-01.md", matter, body);
			expect(problems()).toEqual([expect.stringContaining(problem)]);
		});
	});

	it("are rejected without front matter", () => {
		writeFileSync(path.join(folder, "customers/terms-and-conditions.md"), text.replace("{{entity}}", "A"));
		expect(problems()).toEqual([expect.stringContaining("terms-and-conditions.md: no front matter.")]);
	});

	it("have problems of their text reported with file, line and fix, by line", () => {
		put(
			"terms-and-conditions.md",
			fields,
			[
				"## 1. Scope",
				"> - In short. (#1.1)",
				"1.1. See [clause 1.9](#1.9).",
				"1.2. See [clause 1.1](#1.2).",
				"1.4. Of {{nobody}}, [there](/nope).",
			].join("\n\n"),
		);
		expect(problems()).toEqual([
			expect.stringMatching(
				/terms-and-conditions\.md:19: unknown placeholder \{\{nobody\}\}\. Write one of \{\{entity\}\}\.$/,
			),
			expect.stringMatching(
				/\.md:15: no section or clause 1\.9 for the reference "clause 1\.9"\. Correct its number\.$/,
			),
			expect.stringMatching(/\.md:17: the reference "clause 1\.1" leads to 1\.2\. Let both say the same\.$/),
			expect.stringMatching(/\.md:19: no page "\/nope"\.$/),
			expect.stringMatching(/\.md:19: clause 1\.4 stands where 1\.3 is due\. Number it 1\.3\.$/),
		]);
	});
});
