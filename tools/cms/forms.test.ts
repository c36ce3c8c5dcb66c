import { readFileSync } from "node:fs";
import type { Field } from "@sveltia/cms";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { languageCodes } from "#config/languages.ts";
import { isObject } from "#content/locales/parseLocale.ts";
import { gameSlugs } from "#content/readers/games.server.ts";
import { entryCollections, listCmsFiles, singleFiles, textCollection } from "./collections.ts";
import { textFormat } from "./fieldNames.ts";
import { formatContent } from "./formatContent.ts";
import { getCmsFields, ownFields } from "./getCmsFields.ts";
import russian from "./labels.ru.json";
import { translateLabels } from "./translateLabels.ts";

/** What a form's field says of the values that it takes, as far as these tests ask. */
interface FormField {
	readonly name?: string;
	readonly widget?: string;
	readonly required?: boolean | readonly string[];
	readonly i18n?: unknown;
	readonly min?: number;
	readonly max?: number;
	readonly pattern?: readonly [string, string];
	readonly options?: readonly unknown[];
	readonly fields?: readonly FormField[];
	readonly field?: FormField;
}

const files = listCmsFiles().map((file) => ({ ...file, text: readFileSync(file.path, "utf8") }));

function getFile(end: string): (typeof files)[number] {
	const found = files.find(({ path }) => path.endsWith(end));
	if (!found) throw new Error(`The editor has no ${end}.`);
	return found;
}

/** A form's field by its path, through groups and lists. */
function getField(fields: readonly Field[], ...[name, ...inner]: string[]): FormField {
	const field = fields.find((candidate) => candidate.name === name) as FormField;
	return inner.length > 0 ? getField(field.fields as readonly Field[], ...inner) : field;
}

/** Values of a file that its form refuses, and with them every save of it, and values without a field. */
function findRefused(place: string, form: FormField, value: unknown): string[] {
	const { required, fields = [], field, options, min = 0, max = 1e9, pattern } = form;
	if (value === undefined) {
		const language = /^public\/locales\/(\w+)/.exec(place)?.[1] ?? "en";
		return (Array.isArray(required) ? required.includes(language) : required) ? [`${place}: is missing`] : [];
	}
	if (isObject(value)) {
		const unknown = Object.keys(value).filter((key) => !fields.some(({ name }) => name === key));
		const refused = fields.flatMap((inner) => findRefused(`${place}.${inner.name}`, inner, value[inner.name ?? ""]));
		return [...unknown.map((key) => `${place}.${key}: has no field`), ...refused];
	}
	if (Array.isArray(value)) {
		if (value.length < min || value.length > max) return [`${place}: has ${value.length} entries`];
		if (options)
			return value.filter((entry) => !options.includes(entry)).map((entry) => `${place}: offers no ${entry}`);
		return value.flatMap((entry, index) => findRefused(`${place}.${index}`, field ?? { fields }, entry));
	}
	if (typeof value !== "string") return [];
	return pattern && !new RegExp(pattern[0]).test(value) ? [`${place}: "${value}" does not fit ${pattern[0]}`] : [];
}

function findRefusedIn({ path, fields, text }: (typeof files)[number]): string[] {
	if (path.startsWith("public/locales"))
		return findRefused(path, { fields: fields as FormField[] }, textFormat.fromFile(text));
	const data = parse(path.endsWith(".md") ? (/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? "") : text);
	const [whole] = fields;
	if (whole && "root" in whole) return findRefused(path, whole as FormField, data);
	const isTranslation = path.endsWith(".ru.md");
	const own = (fields as readonly FormField[]).filter(
		({ name, i18n }) => name !== "body" && (!isTranslation || i18n === true),
	);
	return findRefused(path, { fields: own }, data);
}

const gameFile = `${gameSlugs()[0]}.yaml`;

it("accepts every committed file, and has a field for each of its values, because one rejected field prevents saving the others", () => {
	expect(files.flatMap(findRefusedIn)).toEqual([]);
});

it("gives fields the labels, hints and limits of their schema", () => {
	expect(getFile(gameFile).fields.find(({ name }) => name === "title")).toMatchObject({
		label: "Title",
		hint: expect.stringContaining("2 to 40 characters"),
		required: true,
		pattern: [expect.stringContaining("{2,40}"), "Write 2 to 40 characters. A figure in {{ }} counts as one."],
	});
	expect(() => getCmsFields("games", z.strictObject({ age: z.int() }))).toThrow(
		"games: age: no label or hint. Give the field of its schema .meta({ title, description }).",
	);
});

it("shows lists, also a whole file that is one, as list fields with the fields of their entries", () => {
	expect(getField(getFile("cookie-policy.md").fields, "sectionSummaries", "ru")).toMatchObject({
		label: "Russian",
		widget: "list",
		fields: [
			{ name: "section", widget: "number", value_type: "int", min: 1 },
			{ name: "points", widget: "list", min: 1, max: 3 },
		],
	});
	const { fields } = getFile("redirects.yaml");
	expect(fields).toMatchObject([{ label: "Former addresses", widget: "list", root: true, required: false }]);
	expect(ownFields(fields).map(({ label }) => label)).toEqual(["Former address", "Leads to", "Taken down"]);
});

it("refuses an emptied text in each language that has it, because saving would remove its key", () => {
	const { fields } = getFile("ru/translation.json");
	expect(getField(fields, "layout", "play").required).toEqual(languageCodes);
	expect(getField(fields, "publish", "faq", "entries", "answer").required).toEqual(["en", "ru"]);
	const pluralField = getField(fields, "search").fields?.find(({ name }) => name?.endsWith("_few"));
	expect(pluralField?.required).toEqual(["ru"]);
});

it("escapes numeric keys so that they do not become lists, and restores them", () => {
	const text = JSON.stringify({ errors: { 404: { title: "Off the map" }, home: "Home" } }, null, "\t");
	expect(textFormat.fromFile(text)).toEqual({ errors: { n404: { title: "Off the map" }, home: "Home" } });
	expect(textFormat.toFile(textFormat.fromFile(text))).toBe(text);
});

it("shows questions as a list, gives new ones a free key, and adds none to a language without the page", () => {
	const texts = { question: "Why?", answer: "So." };
	const faqTexts = { title: "Questions", fee: texts, added1: texts };
	const form = textFormat.fromFile(JSON.stringify({ publish: { faq: faqTexts } }));
	const entries = [
		{ key: "fee", ...texts },
		{ key: "added1", ...texts },
	];
	expect(form).toEqual({ publish: { faq: { title: "Questions", entries } } });
	const save = (list: object[], title?: string) =>
		JSON.parse(textFormat.toFile({ publish: { faq: { ...(title && { title }), entries: list } } }));
	expect(save([texts, ...entries], "Questions")).toEqual({ publish: { faq: { ...faqTexts, added2: texts } } });
	expect(Object.keys(save([texts, ...entries]).publish.faq)).toEqual(["added2", "fee", "added1"]);
	expect(save([{ question: "", answer: "" }])).toEqual({});
	expect(save([{ question: "Why?", answer: "" }]).publish.faq.added1).toEqual({ question: "Why?" });
});

it("has no checkbox for an optional field, because the CMS would save it as false", () => {
	const all = [...entryCollections(), ...singleFiles()].flatMap(({ fields }) => fields as readonly FormField[]);
	expect(all.filter(({ widget }) => widget === "boolean").map(({ required }) => required)).toEqual([true]);
});

it("has Russian labels and hints, and no translation of a text that no form shows", () => {
	const allCollections = [...entryCollections(), ...singleFiles(), textCollection()];
	const config = JSON.stringify(allCollections);
	const texts = config.replaceAll(/ \d+ to \d+ characters\./g, "");
	const unusedTexts = Object.keys(russian).filter((text) => !texts.includes(JSON.stringify(text)));
	expect(unusedTexts).toEqual(["$1 to $2 characters."]);
	const translatedConfig = translateLabels(config, russian);
	expect(translatedConfig[0].fields[1]).toMatchObject({
		label: "Название",
		hint: "Название игры, одно на всех языках. От 2 до 40 знаков.",
	});
	expect(JSON.stringify(translatedConfig)).toContain('"label":"Вопросы","label_singular":"Вопрос"');
});

it("leaves no way to delete or rename a public page without a redirect, or to add a document that no page lists", () => {
	for (const entryCollection of entryCollections()) {
		const isDocument = entryCollection.name.startsWith("guidelines");
		expect(entryCollection, entryCollection.name).toMatchObject({ delete: false });
		expect(entryCollection).toMatchObject(isDocument ? { create: false } : { slug: { editable: false } });
	}
});

it.each([gameFile, "referral-program.md", "referral-program.ru.md", "figures.json", "ru/translation.json"])(
	"writes the committed file %s without changes",
	(end) => {
		const { path, text, fields } = getFile(end);
		expect(formatContent(path, text, fields)).toBe(text);
	},
);

it("writes fields in the order of the form, also in each entry of a list, and unknown fields last", () => {
	const game = getFile(gameFile);
	expect(formatContent(game.path, "other: 1\ntitle: A\nslug: a\n", game.fields)).toBe("slug: a\ntitle: A\nother: 1\n");
	const list = getFile("redirects.yaml");
	expect(formatContent(list.path, "[]", list.fields)).toBe("[]\n");
	const text = "- to: /games/b\n  from: /games/a\n- gone: true\n  from: /games/c\n";
	expect(formatContent(list.path, text, list.fields)).toBe(
		"- from: /games/a\n  to: /games/b\n- from: /games/c\n  gone: true\n",
	);
});
