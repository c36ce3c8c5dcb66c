import type { Field } from "@sveltia/cms";
import { type Language, languageCodes } from "#config/languages.ts";
import { findPlaceholders } from "#content/locales/checkText.ts";
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

/** Longer texts than this, in characters, get a field of several lines. */
const lineLength = 60;

/** The form of a translation file: every text that any language has, in the order of the files; pages are closed at first. */
export function getTextFields(namespace: TranslationNamespace): Field[] {
	const own = languageCodes.map((language) => ({
		language,
		group: textFormat.fromFile(JSON.stringify(readLocale(language, namespace))),
	}));
	return fieldsOfGroups(own, []);
}

function fieldsOfGroups(own: readonly OwnGroup[], path: readonly string[]): Field[] {
	return mergedNames(own.map(({ group }) => group)).map((name): Field => {
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
			return { ...base, required: required(groups), widget: "object", collapsed: path.length === 0, fields };
		}
		const entries = selectGroups((value) => Array.isArray(value) && Object.assign({}, ...value));
		if (entries.length > 0) return listField(path.join("."), fieldsOfGroups(entries, [...path, name]));
		const texts = selectGroups((value) => typeof value === "string" && { text: value });
		const isLong = texts.some(({ group }) => String(group.text).length > lineLength);
		const hint = path.at(-1) === entriesField ? "" : hintOf(String(texts[0]?.group.text ?? ""));
		// A new review has no picture to describe.
		const isOptional = path.at(-1) === entriesField && name === "alt";
		return {
			...base,
			required: isOptional ? false : required(texts),
			widget: isLong ? "text" : "string",
			...(hint && { hint }),
		};
	});
}

/** A list whose entries the CMS adds and removes in all languages at once. */
function listField(path: string, fields: Field[]): Field {
	const label = isTextList(path) ? textLists[path] : "";
	const summary = `{{${fields.find(({ name }) => name !== entryKeyField)?.name}}}`;
	const options = { i18n: "duplicate", allow_duplicate: false, required: false, collapsed: true } as const;
	return { name: entriesField, label: `${label}s`, label_singular: label, widget: "list", ...options, summary, fields };
}

/** The names of all, each after the one that it follows in its own group: Russian has plural forms that English lacks. */
function mergedNames(groups: readonly TextGroup[]): string[] {
	const keys: string[] = [];
	for (const group of groups) {
		let place = 0;
		for (const key of Object.keys(group)) {
			const found = keys.indexOf(key);
			if (found < 0) keys.splice(place, 0, key);
			place = (found < 0 ? place : found) + 1;
		}
	}
	return keys;
}

/** `termsAndPrices` as words: “Terms and prices”. */
function labelOf(name: string): string {
	const words = name
		.replaceAll(/[-_]/g, " ")
		.replaceAll(/([a-z])([A-Z]|\d)/g, "$1 $2")
		.toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

function hintOf(text: string): string {
	const names = [...findPlaceholders(text)].map((name) => `{{${name}}}`);
	return names.length > 0 ? `Keep ${names.join(" and ")}: the site puts a value there.` : "";
}
