import { expect, it } from "vitest";
import { stringify } from "yaml";
import { contentFolder } from "./contentFolder.testUtils.ts";
import { readDocuments } from "./readDocuments.server.ts";

const fields = {
	title: "Customer Terms",
	description: "Fifty characters are the least that a description has.",
	updated: "2025-02-11",
	summary: ["One point of three. (#1.1)", "Two points of three. (#1.1)", "Three points of three. (#1.1)"],
};
const text =
	"## 1. Scope\n\n> - In short. (#1.1)\n\n1.1. {{entity}} runs it, see [clause 1.2](#1.2).\n\n1.2. Back to [section 1](#1).";
const note = (section: number, ...points: string[]) => ({ section, points });
const points = ["Коротко о разделе."];
const [oneForEach, correctName] = ["Write one for each, in its order.", "Remove it or correct its name."];
const file = "customers/terms-and-conditions.md";
const translation = "customers/terms-and-conditions.ru.md";

const {
	put: putFile,
	problems,
	read,
} = contentFolder((folder) =>
	readDocuments(folder, {
		keys: ["customers.terms-and-conditions"],
		valuesIn: () => ({ entity: "A s.r.o." }),
		validate: (href) => (href === "/docs/guidelines" ? undefined : `no page "${href}"`),
	}),
);
const put = (changed: object = {}, body = text, name = file) =>
	putFile(name, `---\n${stringify({ ...fields, ...changed })}---\n\n${body}\n`);

it("the files of the guidelines are read with their fields, filled placeholders and translations", () => {
	put();
	put({ title: "Условия", updated: undefined }, text, translation);
	const [english, russian] = read();
	expect(english).toMatchObject({ key: "customers.terms-and-conditions", language: "en", ...fields });
	expect(JSON.stringify(english?.body)).toContain("A s.r.o. runs it");
	expect(russian).toMatchObject({ language: "ru", title: "Условия" });
	expect(russian).not.toHaveProperty("updated");
});

it("the files of the guidelines are read with the translated notes of their sections, placeholders filled", () => {
	put({ sectionSummaries: { ru: [note(1, "Отвечает {{entity}} одна.")] } });
	expect(read()[0]?.sectionSummaries).toEqual({ ru: [note(1, "Отвечает A s.r.o. одна.")] });
});

it("the files of the guidelines must contain a text for every document of the table", () => {
	expect(problems()).toEqual([`${file}: it is missing. Write it, or remove it from config/documents.ts.`]);
});

it.each([
	["rules.md", "No such document"],
	["pricing.md", "Its page has no text"],
	["terms-and-conditions.qq.md", "No such document"],
])("the files of the guidelines must not contain unknown documents: %s", (name, what) => {
	put();
	put({}, text, `customers/${name}`);
	expect(problems()).toEqual([expect.stringMatching(`^customers/${name}: ${what}\\. .* after config/documents.ts.$`)]);
});

it.each([
	["no title", { title: undefined }, 'field "title": it is missing; add it.'],
	["no summary", { summary: undefined }, 'field "summary": it is missing; add it.'],
	["a short summary", { summary: ["Only one point."] }, 'field "summary": write at least 3 points.'],
	["another form of date", { updated: "11.02.2025" }, 'field "updated": write a valid date such as 2025-02-11.'],
	["an unknown field", { date: "2025-02-11" }, `unknown field: date. ${correctName}`],
	["an unknown language", { summaries: { qq: fields.summary } }, `unknown field in "summaries": qq. ${correctName}`],
])("the files of the guidelines are rejected with %s, and the fix is named", (_, changed, problem) => {
	put(changed);
	expect(problems()).toEqual([`${file}: ${problem}`]);
});

it.each([
	["No clause of one.", "it names no clause. End it with those that it rests on: (#4.2, #4.3)."],
	["Clause of none. (#1.1, #7.9)", "there is no clause 7.9. Correct its number."],
])(
	"the files of the guidelines are rejected with the point %j in the summary, and the fix is named",
	(point, problem) => {
		put({ summary: [point, ...fields.summary.slice(1)] });
		expect(problems()).toEqual([`${file}: field "summary", entry 1: ${problem}`]);
	},
);

it("the files of the guidelines are rejected with more points in a translated summary, and the fix is named", () => {
	put({ summaries: { ru: [...fields.summary, "Четвёртый пункт."] } });
	expect(problems()).toEqual([`${file}: field "summaries.ru": 4 points for the summary's 3. ${oneForEach}`]);
});

it.each([
	["no points", [note(1)], '.points", entry 1: write at least 1 point.'],
	["no section", [{ points }], '.section", entry 1: write the number of the section.'],
	[
		"an unknown section",
		[note(1, ...points), note(2, ...points)],
		`": notes of sections 1, 2, where the text has 1. ${oneForEach}`,
	],
	["more points", [note(1, ...points, "Второй пункт.")], `", entry 1: 2 points for the 1 of section 1. ${oneForEach}`],
])(
	"the files of the guidelines are rejected with a translated note that has %s, and the fix is named",
	(_, notes, problem) => {
		put({ sectionSummaries: { ru: notes } });
		expect(problems()).toEqual([`${file}: field "sectionSummaries.ru${problem}`]);
	},
);

it.each([
	["summaries", fields.summary],
	["sectionSummaries", [note(1, ...points)]],
])("the files of the guidelines must not have %s for a language with its own text", (field, value) => {
	put({ [field]: { ru: value } });
	put({}, text, translation);
	expect(problems()).toEqual([
		`${file}: field "${field}.ru": the document has a text with a summary in this language. Remove the field.`,
	]);
});

it.each([
	["", 'it has no summary. Write one under its title: "> - In plain words. (#1.1)".'],
	["> - In short. (#1.9)", "its summary names clause 1.9, which does not exist. Correct its number."],
])(
	"the files of the guidelines are rejected with %j as the summary of a section, and the fix is named",
	(brief, problem) => {
		put({}, text.replace("> - In short. (#1.1)", brief));
		expect(problems()).toEqual([`${file}: section 1: ${problem}`]);
	},
);

it("the files of the guidelines are rejected in another encoding than UTF-8, and without front matter", () => {
	put();
	putFile(translation, Buffer.from("---\n\xcf\xf0\xe8\n---\n", "latin1"));
	expect(problems()).toEqual([`${translation}:2: its text is not valid UTF-8. Save it as UTF-8.`]);
	putFile(translation, text.replace("{{entity}}", "A"));
	expect(problems()).toEqual([expect.stringContaining(`${translation}: no front matter.`)]);
});

it("the files of the guidelines have problems of their text reported with file, line and fix, by line", () => {
	const broken = "1.1. See [clause 1.9](#1.9).\n\n1.2. See [clause 1.1](#1.2).\n\n1.4. [there](/nope).";
	put({}, `## 1. Scope\n\n> - In short. (#1.1)\n\n${broken}`);
	expect(problems()).toEqual([
		`${file}:15: no section or clause 1.9 for the reference "clause 1.9". Correct its number.`,
		`${file}:17: the reference "clause 1.1" leads to 1.2. Correct one of them.`,
		`${file}:19: no page "/nope".`,
		`${file}:19: found clause 1.4 instead of 1.3. Number it 1.3.`,
	]);
	put({}, text.replace("entity", "nobody"));
	expect(problems()).toEqual([`${file}:15: unknown placeholder {{nobody}}. Write one of {{entity}}.`]);
});

it("the files of the guidelines link a defined term to its definition at its first use in a section", () => {
	const closing = "## Definitions\n\n- **Order** and *you* mean this.\n- **Order Form** means that.";
	const clauses = "1.1. You send Orders by an Order Form. An Order is `Order`.\n\n1.2. Reordering, [Order](#1.1).";
	put({}, `## 1. Scope\n\n> - In short. (#1.1)\n\n${clauses}\n\n${closing}`);
	const body = JSON.stringify(read()[0]?.body);
	expect(body.match(/"href":"#term-[^"]*","children":\["[^"]*"\]/g)).toEqual([
		'"href":"#term-order","children":["Orders"]',
		'"href":"#term-order-form","children":["Order Form"]',
	]);
	expect(body).toContain('"kind":"section","number":"definitions","children":["Definitions"]');
});

const kept = text.replace("{{entity}}", "B s.r.o.");
const putEarlier = (changed: object = {}, body = kept) =>
	put({ from: "2024-05-01", ...changed }, body, "customers/terms-and-conditions/2024-05-01.md");

it("earlier versions of a document are read from the folder next to the current text", () => {
	put({ from: "2025-02-11" });
	putEarlier({}, kept.replace("> - In short. (#1.1)\n\n", ""));
	expect(read().map(({ from, isEarlier }) => ({ from, isEarlier }))).toEqual([
		{ from: "2025-02-11", isEarlier: false },
		{ from: "2024-05-01", isEarlier: true },
	]);
});

it.each([
	["a placeholder", "2025-02-11", {}, text, "an earlier version must not have placeholders"],
	["another day than its name", "2025-02-11", { from: "2024-05-02" }, kept, 'field "from": write 2024-05-01'],
	["a later day than today's text", "2024-04-30", {}, kept, 'field "from": write a day after 2024-05-01'],
	["no end", undefined, {}, kept, 'field "from": it is missing; earlier texts end the day before it'],
])("earlier versions of a document are rejected if they have %s", (_, from, changed, body, problem) => {
	put({ from });
	putEarlier(changed, body);
	expect(problems()).toEqual([expect.stringContaining(problem)]);
});
