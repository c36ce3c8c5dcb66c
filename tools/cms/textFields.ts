import type { Field } from "@sveltia/cms";
import { type Language, languageCodes } from "#config/languages.ts";
import { readLocale, type TranslationNamespace } from "#content/locales/locales.server.ts";
import { isObject } from "#content/locales/parseLocale.ts";
import { isTextList, textLists } from "#content/locales/textLists.ts";
import { entriesField, entryKeyField, textFormat, toFieldKey } from "./fieldNames.ts";

type TextGroup = Record<string, unknown>;

/** A group of words in a language that has it. */
interface OwnGroup {
	readonly language: Language;
	readonly group: TextGroup;
}

/**
 * The form of a translation file: every text that any language has, in the order of the files; pages are closed at first. It does
 * not depend on what the texts say: the CMS discards unsaved texts of all forms if its configuration has changed.
 */
export function getTextFields(namespace: TranslationNamespace): Field[] {
	const own = languageCodes.map((language) => ({
		language,
		group: textFormat.fromFile(JSON.stringify(readLocale(language, namespace))),
	}));
	return fieldsOfGroups(own, []);
}

function fieldsOfGroups(own: readonly OwnGroup[], path: readonly string[]): Field[] {
	return [...mergedNames(own.map(({ group }) => group))].map((name): Field => {
		if (name === entryKeyField) return { name, widget: "hidden", i18n: true };
		const base = { name, label: labelOf(toFieldKey(name)), i18n: true };
		const selectGroups = (toGroup: (value: unknown) => TextGroup | false) =>
			own.flatMap(({ language, group }) => {
				const inner = toGroup(group[name]);
				return inner ? [{ language, group: inner }] : [];
			});
		const groups = selectGroups((value) => isObject(value) && value);
		// A language without a page has no texts for it, and saving must still work. An emptied text would lose its key.
		const required = (owners: readonly OwnGroup[]) => owners.map(({ language }) => language);
		if (groups.length > 0) {
			const fields = fieldsOfGroups(groups, [...path, name]);
			const page = path.length === 0 && {
				collapsed: true,
				hint: "Keep what is in {{ }}: the site puts a value there.",
			};
			return { ...base, required: required(groups), widget: "object", ...page, fields };
		}
		const entries = selectGroups((value) => Array.isArray(value) && Object.assign({}, ...value));
		if (entries.length > 0) return listField(path.join("."), fieldsOfGroups(entries, [...path, name]));
		const texts = selectGroups((value) => typeof value === "string" && { text: value });
		// A new review has no picture to describe.
		const isOptional = path.at(-1) === entriesField && name === "alt";
		return { ...base, required: isOptional ? false : required(texts), widget: "text" };
	});
}

/** A list whose entries the CMS adds and removes in all languages at once. */
function listField(path: string, fields: Field[]): Field {
	const label = isTextList(path) ? textLists[path] : "";
	const summary = `{{${fields.find(({ name }) => name !== entryKeyField)?.name}}}`;
	const options = { i18n: "duplicate", allow_duplicate: false, required: false, collapsed: true } as const;
	return { name: entriesField, label: `${label}s`, label_singular: label, widget: "list", ...options, summary, fields };
}

/** All names, in the order of the largest group: Russian has plural forms that English lacks. */
function mergedNames(groups: readonly TextGroup[]): Set<string> {
	const names = groups.map((group) => Object.keys(group));
	return new Set(names.toSorted((group, other) => other.length - group.length).flat());
}

/** `termsAndPrices` as words: “Terms and prices”. */
function labelOf(name: string): string {
	const words = name
		.replaceAll(/[-_]/g, " ")
		.replaceAll(/([a-z])([A-Z]|\d)/g, "$1 $2")
		.toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
}
