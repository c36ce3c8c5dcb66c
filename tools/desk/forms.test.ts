import { readFileSync } from "node:fs";
import type { Field } from "@sveltia/cms";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { languageCodes } from "#config/languages.ts";
import { readLocale } from "#content/locales/locales.server.ts";
import { flattenTexts, isObject } from "#content/locales/parseLocale.ts";
import { gameSlugs } from "#content/readers/games.server.ts";
import { type DeskFile, deskFiles, entryCollections, singleFiles, wordCollection } from "./collections.ts";
import { toFieldKey, wordFormat } from "./fieldNames.ts";
import { getCmsFields, ownFields } from "./getCmsFields.ts";
import { writtenForm } from "./writtenForm.ts";

/** What a form's field says of the values that it takes, as far as these tests ask. */
interface Limits {
	readonly required?: boolean | readonly string[];
	readonly i18n?: unknown;
	readonly min?: number;
	readonly max?: number;
	readonly minlength?: number;
	readonly maxlength?: number;
	readonly pattern?: readonly [string, string];
	readonly options?: readonly unknown[];
	readonly fields?: readonly Field[];
	readonly field?: Field;
}

const files = deskFiles().map((file) => ({ ...file, text: readFileSync(file.path, "utf8") }));

function getFile(end: string): (typeof files)[number] {
	const found = files.find(({ path }) => path.endsWith(end));
	if (!found) throw new Error(`The desk has no ${end}.`);
	return found;
}

/** Values of a file that its form would refuse, and with them every save of it. */
function findRefused(path: string, field: Field, value: unknown): string[] {
	const limits = field as Limits;
	if (value === undefined) {
		const { required } = limits;
		const language = /^public\/locales\/(\w+)/.exec(path)?.[1] ?? "en";
		return (Array.isArray(required) ? required.includes(language) : required) ? [`${path}: is missing`] : [];
	}
	if (isObject(value))
		return (limits.fields ?? []).flatMap((inner) =>
			findRefused(`${path}.${inner.name}`, inner, value[toFieldKey(inner.name)]),
		);
	if (Array.isArray(value)) {
		const { field: item, options, min = 0, max = Number.POSITIVE_INFINITY } = limits;
		if (value.length < min || value.length > max) return [`${path}: has ${value.length} entries`];
		return value.flatMap((entry, place) => {
			if (item) return findRefused(`${path}.${place}`, item, entry);
			return options && !options.includes(entry) ? [`${path}: offers no "${entry}"`] : [];
		});
	}
	if (typeof value !== "string") return [];
	const { minlength = 0, maxlength = Number.POSITIVE_INFINITY, pattern } = limits;
	if (value.length < minlength || value.length > maxlength) return [`${path}: has ${value.length} characters`];
	return pattern && !new RegExp(pattern[0]).test(value) ? [`${path}: "${value}" does not fit ${pattern[0]}`] : [];
}

function findRefusedIn({ path, fields, text }: DeskFile & { text: string }): string[] {
	const data = parse(path.endsWith(".md") ? (/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? "") : text);
	const [whole] = fields;
	if (whole && "root" in whole) return findRefused(path, whole, data);
	const isTranslation = path.endsWith(".ru.md");
	return fields
		.filter((field) => field.name !== "body" && (!isTranslation || (field as Limits).i18n === true))
		.flatMap((field) => findRefused(`${path}: ${field.name}`, field, data[toFieldKey(field.name)]));
}

const gameFile = `${gameSlugs()[0]}.yaml`;

it("accepts every committed file, because one rejected field would prevent saving all others", () => {
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
	const notes = getFile("cookie-policy.md").fields.find(({ name }) => name === "sectionSummaries") as Limits;
	expect(notes.fields?.find(({ name }) => name === "ru")).toMatchObject({
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

it("has a field for every text of every language, with the placeholders that it must keep", () => {
	const names = (fields: readonly Field[], prefix = ""): string[] =>
		fields.flatMap((field) => {
			const name = prefix + toFieldKey(field.name);
			return (field as Limits).fields ? names((field as Limits).fields ?? [], `${name}.`) : [name];
		});
	const known = new Set(names(getFile("ru/translation.json").fields));
	for (const language of languageCodes) {
		const missing = [...flattenTexts(readLocale(language, "translation")).keys()].filter((key) => !known.has(key));
		expect(missing, language).toEqual([]);
	}
	expect(JSON.stringify(wordCollection())).toContain("Keep {{platformFeeCap}}");
});

it("refuses an emptied text in each language that has it, because saving would remove its key", () => {
	const group = (fields: readonly Field[], name: string) =>
		(fields.find((field) => field.name === name) as Limits).fields;
	const [layout, plurals] = ["layout", "search"].map(
		(name) => group(getFile("ru/translation.json").fields, name) ?? [],
	);
	expect(layout?.find(({ name }) => name === "play")).toMatchObject({ required: [...languageCodes] });
	expect(plurals?.find(({ name }) => name.endsWith("_few"))).toMatchObject({ required: ["ru"] });
});

it("escapes numeric keys so that they do not become lists, and restores them", () => {
	const text = JSON.stringify({ errors: { 404: { title: "Off the map" }, home: "Home" } }, null, "\t");
	const texts = wordFormat.fromFile(text);
	expect(texts).toEqual({ errors: { n404: { title: "Off the map" }, home: "Home" } });
	expect(wordFormat.toFile(texts)).toBe(text);
});

it("has no checkbox for an optional field, because the CMS would save it as false", () => {
	const all = [...entryCollections(), ...singleFiles()].flatMap(({ fields }) => fields);
	const boxes = all.filter((field) => "widget" in field && field.widget === "boolean");
	expect(boxes.filter((field) => "required" in field && !field.required)).toEqual([]);
	expect(boxes.length).toBeGreaterThan(0);
});

it("leaves no way to delete or rename a public page without a redirect, or to add a document that no page lists", () => {
	for (const collection of entryCollections()) {
		const isDocument = collection.name.startsWith("guidelines");
		expect(collection, collection.name).toMatchObject({ delete: false });
		expect(collection).toMatchObject(isDocument ? { create: false } : { slug: { editable: false } });
	}
});

it.each([gameFile, "referral-program.md", "referral-program.ru.md", "figures.json", "ru/translation.json"])(
	"writes the committed file %s without changes",
	(end) => {
		const { path, text, fields } = getFile(end);
		expect(writtenForm(path, text, fields)).toBe(text);
	},
);

it("writes fields in the order of the form, also in each entry of a list, and unknown fields last", () => {
	const game = getFile(gameFile);
	expect(writtenForm(game.path, "other: 1\ntitle: A\nslug: a\n", game.fields)).toBe("slug: a\ntitle: A\nother: 1\n");
	const list = getFile("redirects.yaml");
	expect(writtenForm(list.path, "[]", list.fields)).toBe("[]\n");
	const text = "- to: /games/b\n  from: /games/a\n- gone: true\n  from: /games/c\n";
	expect(writtenForm(list.path, text, list.fields)).toBe(
		"- from: /games/a\n  to: /games/b\n- from: /games/c\n  gone: true\n",
	);
});
