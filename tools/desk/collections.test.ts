import type { Field } from "@sveltia/cms";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { languageCodes } from "#config/languages.ts";
import { readLocale } from "#content/locales/locales.server.ts";
import { flattenTexts } from "#content/locales/parseLocale.ts";
import { genres } from "#content/model/genres.ts";
import { documentFields, entryCollections, singleFiles, wordCollection } from "./collections.ts";
import { toFieldKey } from "./fieldNames.ts";
import { getCmsFields, ownFields } from "./getCmsFields.ts";

const fieldsOfGames = entryCollections().find(({ name }) => name === "games")?.fields ?? [];

/** Paths of all fields, for example `en.headline`. */
function names(fields: readonly Field[], prefix = ""): string[] {
	return fields.flatMap((field) =>
		"fields" in field && Array.isArray(field.fields)
			? names(field.fields, `${prefix}${toFieldKey(field.name)}.`)
			: [prefix + toFieldKey(field.name)],
	);
}

describe("the forms of the content editor", () => {
	it("have the labels, hints and limits of the schemas", () => {
		expect(fieldsOfGames.find(({ name }) => name === "title")).toMatchObject({
			label: "Title",
			hint: expect.stringContaining("2 to 40 characters"),
			required: true,
			pattern: [expect.stringContaining("{2,40}"), "Write 2 to 40 characters. A figure in {{ }} counts as one."],
		});
		expect(fieldsOfGames.find(({ name }) => name === "genre")).toMatchObject({ multiple: true, options: [...genres] });
		expect(fieldsOfGames.find(({ name }) => name === "featured")).toMatchObject({ required: false, min: 1, max: 20 });
	});

	it("have the notes of a document's sections in other languages, as a list of sections with points", () => {
		const notes = documentFields().find(({ name }) => name === "sectionSummaries");
		expect(notes).toMatchObject({ required: false, i18n: false, widget: "object" });
		const { fields } = notes as { fields: Field[] };
		const russian = fields.find(({ name }) => name === "ru");
		expect(russian).toMatchObject({
			label: "Russian",
			widget: "list",
			fields: [
				{ name: "section", widget: "number", value_type: "int", min: 1 },
				{ name: "points", widget: "list", min: 1, max: 3 },
			],
		});
	});

	it("refuse a field without words for people, and name the remedy", () => {
		expect(() => getCmsFields("games", z.strictObject({ age: z.int() }))).toThrow(
			"games: age: no label or hint. Give the field of its schema .meta({ title, description }).",
		);
	});

	it("have a field for every text of every language", () => {
		const fields = wordCollection().files.find(({ name }) => name === "translation")?.fields ?? [];
		const known = new Set(names(fields));
		for (const language of languageCodes) {
			const missing = [...flattenTexts(readLocale(language, "translation")).keys()].filter((key) => !known.has(key));
			expect(missing, language).toEqual([]);
		}
	});

	it("have no checkbox for an optional field, because the CMS would save it as false", () => {
		const all = [...entryCollections(), ...singleFiles()].flatMap(({ fields }) => fields);
		const boxes = all.filter((field) => "widget" in field && field.widget === "boolean");
		expect(boxes.filter((field) => "required" in field && !field.required)).toEqual([]);
		expect(boxes.length).toBeGreaterThan(0);
	});

	it("show a file that contains a list as one list field with the fields of its entries", () => {
		const [whole, ...others] = singleFiles().find(({ name }) => name === "redirects")?.fields ?? [];
		expect(others).toEqual([]);
		expect(whole).toMatchObject({ label: "Former addresses", widget: "list", root: true, required: false });
		expect(ownFields([whole as Field])).toMatchObject([
			{ label: "Former address", required: true },
			{ label: "Leads to", required: false },
			{ label: "Taken down", required: false },
		]);
	});

	it("name the placeholders that a text must keep", () => {
		const hints = JSON.stringify(wordCollection());
		expect(hints).toContain("Keep {{platformFeeCap}}");
	});

	it("do not allow new documents, because their paths are defined in a table", () => {
		for (const { name, create } of entryCollections()) expect(create, name).toBe(name === "games" || name === "news");
	});

	it("include the files that are not lists of entries", () => {
		expect(singleFiles().map(({ file }) => file)).toEqual([
			"config/figures.json",
			"content/places.yaml",
			"content/redirects.yaml",
			"content/formMessages.json",
			"config/choices/home.json",
			"config/choices/publish.json",
			"config/choices/partnership.json",
			"config/brand.json",
		]);
	});
});
