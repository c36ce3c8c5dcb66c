import { expect, it } from "vitest";
import { toEditorProblem } from "./editorProblem.ts";

const readLine = (file: string, line: number) => `Line ${line} of ${file}${line > 5 ? ", and so on".repeat(9) : ""}`;

it.each([
	[
		'content/games/a.yaml: 1 picture is missing: icon. Place it with "npm run edit" (Pictures), or use the field "pictures".',
		"Games: a",
		"games/entries/a",
		"1 picture is missing: icon. Place it with “Pictures” above the page, or use “Pictures of another game”.",
	],
	[
		'content/guidelines/customers/referral-program.pt-BR.md:7: "31": write a figure of config/figures.json, or ask a developer to allow the phrase in content/checks/a.yaml.',
		"Documents for customers: referral-program",
		"guidelines-customers/entries/referral-program",
		'“Line 7 of content/guidelines/customers/referral-program.pt-BR.md, and …”: "31": write a figure of “Figures: fees, rewards, periods”, or ask a developer to allow the phrase.',
	],
	[
		'public/locales/ru/translation.json: key "errors.404.title": it is empty; write the text',
		"Texts, page by page (Русский) › Errors › 404 › Title",
		"words/entries/translation",
		"it is empty; write the text",
	],
	[
		'content/guidelines/general/cookie-policy.md: field "sectionSummaries.ru.points", entry 3, entry 1: write it.',
		"Documents for everybody: cookie-policy › Notes of sections, for other languages › Russian › Points, entry 3, entry 1",
		"guidelines-general/entries/cookie-policy",
		"write it.",
	],
	[
		'content/redirects.yaml: field "to", entry 2: /games/raft leads to itself. Write the address of a page, or the field "gone" in its place.',
		"Former addresses › Leads to, entry 2",
		"_singletons/entries/redirects",
		"/games/raft leads to itself. Write the address of a page, or “Taken down” in its place.",
	],
])("describes the problem in %s with the labels of its form", (problem, place, form, text) => {
	expect(toEditorProblem(problem, readLine)).toEqual({ place, form: `#/collections/${form}`, text });
});

it("leaves a problem that cannot be fixed in a form", () => {
	const problem = 'config/pages.ts: page "nope" is in no meta.json.';
	expect(toEditorProblem(problem, readLine)).toEqual({ place: "", form: "", text: problem });
});
