import { readFileSync } from "node:fs";
import type { Field } from "@sveltia/cms";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { languageCodes } from "#config/languages.ts";
import { declaredLanguages } from "#content/locales/locales.server.ts";
import { isObject } from "#content/locales/parseLocale.ts";
import { gameSlugs } from "#content/readers/games.server.ts";
import { entryCollections, findForm, listCmsFiles, singleFiles } from "./collections.ts";
import { textFormat } from "./fieldNames.ts";
import { formatContent } from "./formatContent.ts";
import { getCmsFields } from "./getCmsFields.ts";

interface FormField {
	readonly name?: string;
	readonly required?: boolean | readonly string[];
	readonly i18n?: unknown;
	readonly pattern?: readonly [string, string];
	readonly options?: readonly unknown[];
	readonly fields?: readonly FormField[];
	readonly field?: FormField;
}

const files = listCmsFiles(".").map((path) => {
	return { path, fields: findForm(path)?.fields ?? [], text: readFileSync(path, "utf8") };
});
type CmsFile = (typeof files)[number];

const getFile = (end: string) => files.find(({ path }) => path.endsWith(end)) as CmsFile;

function getField(fields: readonly Field[], ...[name, ...inner]: string[]): FormField {
	const field = fields.find((candidate) => candidate.name === name) as FormField;
	return inner.length > 0 ? getField(field.fields as readonly Field[], ...inner) : field;
}

/** Values that a file's form rejects, which would block saving, and values without a field. */
function findRefused(place: string, fields: readonly FormField[], data: Record<string, unknown>): string[] {
	const [, language = "en"] = /^public\/locales\/(\w+)/.exec(place) ?? [];
	const unknown = Object.keys(data).filter((key) => !fields.some(({ name }) => name === key));
	const refused = fields.flatMap(({ name = "", required, options, fields: inner = [], field, ...own }) => {
		const path = `${place}.${name}`;
		const isRequired = Array.isArray(required) ? required.includes(language) : required;
		if (data[name] === undefined) return isRequired ? [`${path} is missing`] : [];
		return [data[name]].flat().flatMap((value) => {
			if (isObject(value)) return findRefused(path, inner, value);
			if (typeof value !== "string") return [];
			const { pattern = [""] } = field ?? own;
			const isRefused = (options && !options.includes(value)) || !new RegExp(pattern[0]).test(value);
			return isRefused ? [`${path} refuses ${value}`] : [];
		});
	});
	return [...unknown.map((key) => `${place}.${key} has no field`), ...refused];
}

function findRefusedIn({ path, fields, text }: CmsFile): string[] {
	const [, matter = text] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
	const data = path.startsWith("public/locales") ? textFormat.fromFile(text) : parse(matter);
	const own = (fields as readonly FormField[]).filter(
		({ name, i18n }) => name !== "body" && (!path.endsWith(".ru.md") || i18n === true),
	);
	return [data].flat().flatMap((entry) => findRefused(path, own, entry));
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
	const fields = singleFiles().find(({ name }) => name === "redirects")?.fields;
	expect(fields).toMatchObject([{ label: "Former addresses", widget: "list", root: true, required: false }]);
	const labels = getFile("redirects.yaml").fields.map(({ label }) => label);
	expect(labels).toEqual(["Former address", "Leads to", "Taken down"]);
});

it("refuses an emptied text in each language that has it, because saving would remove its key", () => {
	const { fields } = getFile("ru/translation.json");
	expect(getField(fields, "layout", "play").required).toEqual(languageCodes);
	const publishLanguages = declaredLanguages("publish");
	expect(getField(fields, "publish", "faq", "entries", "answer").required).toEqual(publishLanguages);
	expect(getField(fields, "partnership", "reviews", "entries", "alt").required).toBe(false);
	const pluralField = getField(fields, "search").fields?.find(({ name }) => name?.endsWith("_few"));
	const hasFewForm = (code: string) => new Intl.PluralRules(code).resolvedOptions().pluralCategories.includes("few");
	expect(pluralField?.required).toEqual(publishLanguages.filter(hasFewForm));
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
	const allFields = [...entryCollections(), ...singleFiles()].flatMap(({ fields }) => fields);
	const checkboxFields = allFields.filter((field) => "widget" in field && field.widget === "boolean");
	expect(checkboxFields).toMatchObject([{ required: true }]);
});

it("leaves no way to delete or rename a public page without a redirect, or to add a document that no page lists", () => {
	for (const { name, ...options } of entryCollections()) {
		const ownOption = name.startsWith("guidelines") ? { create: false } : { slug: { editable: false } };
		expect(options, name).toMatchObject({ delete: false, ...ownOption });
	}
});

it("translates only the texts of an article, into each language with articles", () => {
	const locales = declaredLanguages("article");
	expect(entryCollections().find(({ name }) => name === "news")).toMatchObject({ i18n: { locales } });
	const article = files.find(({ path }) => path.startsWith("content/news/"));
	const translatedFields = ((article?.fields ?? []) as readonly FormField[]).filter(({ i18n }) => i18n);
	expect(translatedFields.map(({ name }) => name)).toEqual(["title", "description", "keywords", "body"]);
});

it("writes fields in the order of the form, also in each entry of a list, and unknown fields last", () => {
	expect(formatContent(getFile(gameFile).path, "other: 1\ntitle: A\nslug: a\n")).toBe("slug: a\ntitle: A\nother: 1\n");
	const list = "content/redirects.yaml";
	expect(formatContent(list, "[]")).toBe("[]\n");
	const text = "- to: /games/b\n  from: /games/a\n- gone: true\n  from: /games/c\n";
	expect(formatContent(list, text)).toBe("- from: /games/a\n  to: /games/b\n- from: /games/c\n  gone: true\n");
});
