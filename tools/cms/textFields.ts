import type { Field } from "@sveltia/cms";
import { type Language, languageCodes } from "#config/languages.ts";
import { readLocale, type TranslationNamespace } from "#content/locales/locales.server.ts";
import { isTextList, textLists } from "#content/locales/textLists.ts";
import { entriesField, entryKeyField, type TextGroup, textFormat, toFieldKey } from "./fieldNames.ts";

type TextGroups = ReadonlyMap<Language, TextGroup>;

/**
 * Fields for the texts of all languages in file order, with pages collapsed. They do not depend on the content, because
 * the CMS discards unsaved texts when its configuration changes.
 */
export function getTextFields(namespace: TranslationNamespace): Field[] {
	const readGroup = (language: Language) => textFormat.fromFile(JSON.stringify(readLocale(language, namespace)));
	return fieldsOfGroups(new Map(languageCodes.map((language) => [language, readGroup(language)])), []);
}

function fieldsOfGroups(groups: TextGroups, path: readonly string[]): Field[] {
	// Sorted like the largest group: Russian has plural forms that English lacks.
	const names = [...groups.values()].map(Object.keys).toSorted((keys, others) => others.length - keys.length);
	return [...new Set(names.flat())].map((name): Field => {
		if (name === entryKeyField) return { name, widget: "hidden", i18n: true };
		const values = [...groups]
			.filter(([, group]) => name in group)
			.map(([code, group]) => [code, group[name]] as const);
		// Required only in languages that have the text: others must stay savable, and an emptied text would lose its key.
		const required = values.map(([code]) => code);
		const base = { name, label: labelOf(toFieldKey(name)), i18n: true, required };
		if (typeof values[0]?.[1] === "string") {
			// A new review has no picture to describe.
			const isOptional = path.at(-1) === entriesField && name === "alt";
			return { ...base, widget: "text", ...(isOptional && { required: false }) };
		}
		const innerGroups = new Map(values.map(([code, value]) => [code, Object.assign({}, ...[value].flat())]));
		const fields = fieldsOfGroups(innerGroups, [...path, name]);
		if (name === entriesField) return listField(path.join("."), fields);
		return { ...base, widget: "object", collapsed: path.length === 0, fields };
	});
}

/** A list whose entries exist in all languages. */
function listField(path: string, fields: Field[]): Field {
	const label = isTextList(path) ? textLists[path] : "";
	const summary = `{{${fields.find(({ name }) => name !== entryKeyField)?.name}}}`;
	const options = { i18n: "duplicate", allow_duplicate: false, required: false, collapsed: true } as const;
	return { name: entriesField, label: `${label}s`, label_singular: label, widget: "list", ...options, summary, fields };
}

/** Converts `termsAndPrices` to “Terms and prices”. */
function labelOf(name: string): string {
	const words = name
		.replaceAll(/[-_]/g, " ")
		.replaceAll(/([a-z])([A-Z]|\d)/g, "$1 $2")
		.toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
}
