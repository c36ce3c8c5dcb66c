import { expect, it } from "vitest";
import { toEditorProblem } from "./editorProblem.ts";

const readLine = (file: string, line: number) =>
	`Line ${line} of ${file.split("/").at(-1)}, and so on and so on and so on and so on`;
const told = (problem: string) => toEditorProblem(problem, readLine);

it.each([
	[
		'content/games/boat-attack.yaml: field "en.headline": shorten it to 48 characters at most.',
		"Games: boat-attack, In English › Headline",
		"#/collections/games/entries/boat-attack",
		"shorten it to 48 characters at most.",
	],
	[
		'content/games/a.yaml: field "featured": place 2 is taken by content/games/boat-attack.yaml. Choose another, or take the field out.',
		"Games: a, Place on the home page",
		"#/collections/games/entries/a",
		"place 2 is taken by “Games: boat-attack”. Choose another, or take the field out.",
	],
	[
		'content/games/a.yaml: 7 pictures are missing. Borrow another game\'s with the field "pictures".',
		"Games: a",
		"#/collections/games/entries/a",
		"7 pictures are missing. Borrow another game's with “Pictures of another game”.",
	],
	[
		'public/locales/ru/translation.json: key "layout.play": it is empty; write the text',
		"Texts, page by page (Русский), Layout › Play",
		"#/collections/words/entries/translation",
		"it is empty; write the text",
	],
	[
		'public/locales/ru/translation.json: key "errors.404.title": it is empty; write the text',
		"Texts, page by page (Русский), Errors › 404 › Title",
		"#/collections/words/entries/translation",
		"it is empty; write the text",
	],
	[
		"content/guidelines/customers/referral-program.ru.md:7: clause 1.4 stands where 1.2 is due. Number it 1.2.",
		"Documents for customers: referral-program",
		"#/collections/guidelines-customers/entries/referral-program",
		"“Line 7 of referral-program.ru.md, and so on and so on and so on and so…”: clause 1.4 stands where 1.2 is due. Number it 1.2.",
	],
	[
		'config/brand.json: field "links.game": write {slug} where a game\'s slug belongs.',
		"Name, company, links, Links › A game in the marketplace",
		"#/collections/_singletons/entries/site",
		"write {slug} where a game's slug belongs.",
	],
	[
		'content/places.yaml: field "business.hours", entry 2: choose another.',
		"Games on other pages, Business › Audiences by the hour, entry 2",
		"#/collections/_singletons/entries/places",
		"choose another.",
	],
	[
		'content/guidelines/general/cookie-policy.md: field "sectionSummaries.ru.points", entry 3, entry 1: write it.',
		"Documents for everybody: cookie-policy, Notes of sections, for other languages › Russian › Points, entry 3, entry 1",
		"#/collections/guidelines-general/entries/cookie-policy",
		"write it.",
	],
	[
		'content/redirects.yaml: field "to", entry 2: /games/raft leads to itself. Write the address of a page, or the field "gone" in its place.',
		"Former addresses, Leads to, entry 2",
		"#/collections/_singletons/entries/redirects",
		"/games/raft leads to itself. Write the address of a page, or “Taken down” in its place.",
	],
	[
		'content/redirects.yaml: field "to", entry 1: fill in either it or the field "gone".',
		"Former addresses, Leads to, entry 1",
		"#/collections/_singletons/entries/redirects",
		"fill in either it or “Taken down”.",
	],
])("describes the problem in %s with the labels of its form", (problem, place, form, text) => {
	expect(told(problem)).toEqual({ place, form, text });
});

it("does not change a problem that cannot be fixed in a form", () => {
	const problem = 'config/pages.ts: page "nope" is in no meta.json.';
	expect(told(problem)).toEqual({ place: "", form: "", text: problem });
});
