import { describe, expect, it } from "vitest";
import { checkLocales, type LocaleFiles } from "./checkLocales.ts";
import { formatProblem } from "./problem.ts";
import type { LocaleRules } from "./rules.ts";

const rules: LocaleRules = {
	languages: ["en", "ru", "id"],
	pages: ["home", "game"],
	shared: ["nav"],
	groups: { home: ["home", "genres"], game: ["game", "genres"] },
};

const description = "Fifty characters are the least that a description may have.";
const page = { title: "Some title", description, keywords: "one, two" };
const meta = { home: page, game: { ...page, title: "{{title}}", description: "{{summary}}" } };
const nav = { home: "Home" };
const texts = {
	nav,
	home: { title: "Play", count: "{{count}} cards" },
	genres: { Action: "Action" },
	game: { play: "Play" },
};

/** A site without a fault; Indonesian has no page of its own. */
const sound = {
	"en/meta.json": meta,
	"en/translation.json": texts,
	"ru/meta.json": meta,
	"ru/translation.json": texts,
	"id/meta.json": {},
	"id/translation.json": { nav },
};
type Name = keyof typeof sound;

/** The lines about a site in which some files have another content; text is taken as it stands. */
function lines(changed: Partial<Record<Name, unknown>>): string[] {
	const files: LocaleFiles = Object.fromEntries(
		Object.entries({ ...sound, ...changed }).map(([name, content]) => [
			name,
			typeof content === "string" ? content : JSON.stringify(content),
		]),
	);
	return checkLocales(files, rules).map(formatProblem);
}

const ru = "public/locales/ru/translation.json";
const en = "public/locales/en/translation.json";
const id = "public/locales/id/translation.json";

describe("a translation file", () => {
	it("passes when it is complete", () => {
		expect(lines({})).toEqual([]);
	});

	it("must have every key of English", () => {
		const { home: _, ...rest } = texts;
		expect(lines({ "ru/translation.json": { ...rest, home: { count: "{{count}} карт" } } })).toEqual([
			`${ru}: key "home.title": it is missing; add it`,
		]);
	});

	it("may have no key of its own", () => {
		expect(lines({ "ru/translation.json": { ...texts, home: { ...texts.home, tilte: "Игра" } } })).toEqual([
			`${ru}: key "home.tilte": English has no such key; remove it, correct its name or add it to English`,
		]);
	});

	it.each(["", " \n"])("may not have an empty text: %j", (text) => {
		expect(lines({ "ru/translation.json": { ...texts, nav: { home: text } } })).toEqual([
			`${ru}: key "nav.home": it is empty; write the text`,
		]);
	});

	it.each([
		[1, "a number"],
		[null, "null"],
		[["Home"], "an array"],
		[{}, "an empty group"],
		[true, "a boolean"],
	])("may hold nothing but texts: %j", (value, kind) => {
		expect(lines({ "ru/translation.json": { ...texts, nav: { home: value } } })).toEqual([
			`${ru}: key "nav.home": it is ${kind}, not a text; write a text in quotes, or remove the key`,
		]);
	});

	it("names a group that stands where English has a text", () => {
		expect(lines({ "ru/translation.json": { ...texts, nav: { home: { short: "Дом" } } } })).toEqual([
			`${ru}: key "nav.home": it is missing; add it`,
			`${ru}: key "nav.home.short": English has no such key; remove it, correct its name or add it to English`,
		]);
	});

	it("must have English's placeholders, and no others", () => {
		expect(lines({ "ru/translation.json": { ...texts, home: { title: "Игра", count: "{{ number }} карт" } } })).toEqual(
			[
				`${ru}: key "home.count": it lacks the placeholder {{count}}; put it into the text`,
				`${ru}: key "home.count": English has no placeholder {{number}} here; remove it or correct its name`,
			],
		);
	});

	it("may write a placeholder with spaces, a format or twice", () => {
		const count = "{{ count }} из {{count, number}} и {{- count}}";
		expect(lines({ "ru/translation.json": { ...texts, home: { title: "Игра", count } } })).toEqual([]);
	});

	it("may have no broken placeholder, English neither", () => {
		expect(lines({ "en/translation.json": { ...texts, nav: { home: "{{name}" } } })).toEqual([
			`${en}: key "nav.home": it has a broken placeholder near {{; write it as {{name}}`,
		]);
	});

	it.each(["<b>Home</b>", "Home<br/>", "Home &amp; away", "Home&#160;", "<!-- home -->"])(
		"may have no HTML: %s",
		(text) => {
			const [line, ...others] = lines({ "en/translation.json": { ...texts, nav: { home: text } } });
			expect(line).toMatch(/^public\/locales\/en\/translation\.json: key "nav\.home": it has HTML, .+write plain text/);
			expect(others).toEqual([]);
		},
	);

	it.each(["1 < 2 and 3 > 2", "R&D; tea", "I <3 games"])(
		"may have angle brackets and ampersands that are no HTML: %s",
		(text) => {
			expect(lines({ "en/translation.json": { ...texts, nav: { home: text } } })).toEqual([]);
		},
	);

	it("must be JSON", () => {
		const [line, ...others] = lines({ "ru/translation.json": '{ "nav": }' });
		expect(line).toMatch(/^public\/locales\/ru\/translation\.json: it is not valid JSON: .+; correct it$/);
		expect(others).toEqual([]);
	});

	it("is told in one line where it is broken over several", () => {
		expect(lines({ "ru/translation.json": '{\n\t"nav": {\n\t\t"home": ,\n\t}\n}' })[0]).toMatch(
			/^public.+ not valid JSON: .+; correct it$/,
		);
	});

	it("must be an object", () => {
		expect(lines({ "ru/translation.json": "[]" })).toEqual([`${ru}: it is not a JSON object; put the keys into {}`]);
	});

	it("may have no key twice in one object, however it is written", () => {
		const text = String.raw`{"a": {"home": "x: {", "b": ["{", {"home": 1}], "h\u006fme": "y"}, "home": 1}`;
		expect(lines({ "ru/translation.json": text })[0]).toBe(
			`${ru}: key "a.home": it stands twice in its object; keep one of them`,
		);
	});

	it("may have no key that i18next would take apart", () => {
		const dotted = { ...texts, nav: { home: "Home", "a.b": "x" } };
		expect(
			lines({
				"en/translation.json": dotted,
				"ru/translation.json": dotted,
				"id/translation.json": { nav: dotted.nav },
			}),
		).toContain(`${en}: key "nav.a.b": its name has a "." or ":", so that no lookup finds it; rename it`);
	});

	it("must be there", () => {
		const files = Object.fromEntries(Object.entries(sound).map(([name, data]) => [name, JSON.stringify(data)]));
		const { "id/meta.json": _, ...rest } = files;
		expect(checkLocales(rest, rules).map(formatProblem)).toContain(
			"public/locales/id/meta.json: it is missing; add it, be it only {}",
		);
		expect(checkLocales({ ...files, "de/meta.json": "{}" }, rules).map(formatProblem)).toEqual([
			"public/locales/de/meta.json: the site has no such language or namespace; " +
				"remove it, or add the language to site/languages.ts",
		]);
	});

	it("of English is needed by all others, and only its absence is told", () => {
		expect(lines({ "en/meta.json": "{" })).toHaveLength(1);
	});
});

it("tells nothing of a language's texts while its metadata cannot be read, but that they cannot be either", () => {
	expect(lines({ "id/meta.json": "{" })).toEqual([
		expect.stringMatching(/^public\/locales\/id\/meta\.json: it is not/),
	]);
	expect(lines({ "id/meta.json": "{", "id/translation.json": "{" })).toHaveLength(2);
});

describe("a counted text", () => {
	const english = { ...texts, nav: { home: "Home", cards_one: "One card", cards_other: "{{count}} cards" } };
	const russian = {
		cards_one: "{{count}} карта",
		cards_few: "{{count}} карты",
		cards_many: "{{count}} карт",
		cards_other: "{{count}} карты",
	};
	const site = (own: Record<string, string>) => ({
		"en/translation.json": english,
		"ru/translation.json": { ...texts, nav: { home: "Дом", ...own } },
		"id/translation.json": { nav: { home: "Rumah", cards_other: "{{count}} kartu" } },
	});

	it("has the forms of each language", () => {
		expect(lines(site(russian))).toEqual([]);
	});

	it("must have all of them", () => {
		const { cards_many: _, ...rest } = russian;
		const [line, ...others] = lines(site(rest));
		expect(line).toContain(`${ru}: key "nav.cards_many": this plural form is missing: "ru" has `);
		expect(others).toEqual([]);
	});

	it("may have no form of another language", () => {
		const nav = { home: "Rumah", cards_one: "{{count}} kartu", cards_other: "{{count}} kartu" };
		expect(lines({ ...site(russian), "id/translation.json": { nav } })).toEqual([
			`${id}: key "nav.cards_one": "id" has no plural form "one", only other; remove it`,
		]);
	});

	it("must be complete in English, too", () => {
		const nav = { home: "Home", cards_one: "One card" };
		expect(lines({ ...site(russian), "en/translation.json": { ...texts, nav } })).toContain(
			`${en}: key "nav.cards_other": this plural form is missing: "en" has one, other; add it`,
		);
	});

	it("may leave out the number only in the English form for one, for Russian says one of 21, too", () => {
		expect(lines(site({ ...russian, cards_one: "Одна карта" }))).toEqual([
			`${ru}: key "nav.cards_one": it lacks the placeholder {{count}}; put it into the text`,
		]);
	});

	it("has other forms when it counts places", () => {
		const place = {
			place_ordinal_one: "{{count}}st",
			place_ordinal_two: "{{count}}nd",
			place_ordinal_few: "{{count}}rd",
		};
		const files = {
			"en/translation.json": { ...texts, nav: { home: "Home", ...place, place_ordinal_other: "{{count}}th" } },
			"ru/translation.json": { ...texts, nav: { home: "Дом", place_ordinal_other: "{{count}}-й" } },
			"id/translation.json": { nav: { home: "Rumah", place_ordinal_other: "ke-{{count}}" } },
		};
		expect(lines(files)).toEqual([]);
	});
});

describe("a language with fewer pages than English", () => {
	it("must have what every page shows", () => {
		expect(lines({ "id/translation.json": {} })).toEqual([`${id}: key "nav.home": it is missing; add it`]);
	});

	it("must have the groups of the pages that it declares", () => {
		expect(lines({ "id/meta.json": { game: meta.game } })).toEqual([
			`${id}: key "genres.Action": it is missing; add it`,
			`${id}: key "game.play": it is missing; add it`,
		]);
	});

	it("may have no group that none of its pages shows", () => {
		expect(lines({ "id/translation.json": { nav, game: { play: "Main" } } })).toEqual([
			`${id}: key "game": no page of this language shows the group; remove it, or declare its page in meta.json`,
		]);
	});

	it("may have no group that English lacks", () => {
		expect(lines({ "id/translation.json": { nav, extra: { a: "b" } } })).toEqual([
			`${id}: key "extra.a": English has no such key; remove it, correct its name or add it to English`,
		]);
	});
});

describe("the table of groups", () => {
	it("must know every group of English", () => {
		const more = { ...texts, news: { title: "News" } };
		expect(lines({ "en/translation.json": more, "ru/translation.json": more })).toEqual([
			`${en}: key "news": no page shows this group; remove it, or give it to a page in content/locales/rules.ts`,
		]);
	});

	it("may ask for no group that English lacks", () => {
		const { game: _, ...less } = texts;
		expect(lines({ "en/translation.json": less, "ru/translation.json": less })).toEqual([
			`${en}: key "game": it is missing, and content/locales/rules.ts asks for it; add it, or correct the table`,
		]);
	});
});
