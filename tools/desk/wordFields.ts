import type { Field } from "@sveltia/cms";
import { type Language, languageCodes } from "#config/languages.ts";
import { placeholdersOf } from "#content/locales/checkText.ts";
import { readLocale, type TranslationNamespace } from "#content/locales/locales.server.ts";
import { isObject } from "#content/locales/parseLocale.ts";
import { isTextList, type TextList, textLists } from "#content/locales/textLists.ts";
import { entriesField, entryKeyField, fieldName } from "./fieldNames.ts";

type Group = Record<string, unknown>;

/** A group of words in a language that has it. */
interface OwnGroup {
	readonly language: Language;
	readonly group: Group;
}

/** Longer texts than this, in characters, get a field of several lines. */
const lineLength = 60;

/** The form of a translation file: every text that any language has, in the order of the files; groups are closed at first. */
export function wordFields(namespace: TranslationNamespace): Field[] {
	return fieldsOfGroups(languageCodes.map((language) => ({ language, group: readLocale(language, namespace) })));
}

function fieldsOfGroups(own: readonly OwnGroup[], path: readonly string[] = []): Field[] {
	const list = path.join(".");
	if (isTextList(list)) return fieldsOfList(list, own);
	return mergedKeys(own.map(({ group }) => group)).map((name): Field => {
		const base = { name: fieldName(name), label: labelOf(name), i18n: true };
		const inner = own.flatMap(({ language, group }) => {
			const value = group[name];
			return isObject(value) ? [{ language, group: value }] : [];
		});
		if (inner.length > 0) {
			// A language without a page has no texts for it, and saving must still work.
			const required = inner.map(({ language }) => language);
			return {
				...base,
				required,
				widget: "object",
				collapsed: path.length === 0,
				fields: fieldsOfGroups(inner, [...path, name]),
			};
		}
		const translated = own.filter(({ group }) => typeof group[name] === "string");
		const texts = translated.map(({ group }) => String(group[name]));
		// Saving a text that was emptied would remove its key.
		const required = translated.map(({ language }) => language);
		const isLong = texts.some((text) => text.length > lineLength);
		const hint = hintOf(texts[0] ?? "");
		return { ...base, required, widget: isLong ? "text" : "string", ...(hint && { hint }) };
	});
}

/** The fields of a list's group: its own texts, and the list, whose entries the CMS adds and removes in all languages at once. */
function fieldsOfList(list: TextList, own: readonly OwnGroup[]): Field[] {
	const select = (isEntry: boolean) =>
		own.map(({ language, group }) => ({
			language,
			texts: Object.entries(group).filter(([, value]) => isObject(value) === isEntry),
		}));
	const entries = select(true).map(({ language, texts }) => ({
		language,
		group: Object.assign({}, ...texts.map(([, entry]) => entry)),
	}));
	// A new review has no picture to describe. A hint about placeholders would be about one of the entries only.
	const fields = fieldsOfGroups(entries).map(({ hint: _, ...field }: Field & { hint?: string }) =>
		field.name === "alt" ? { ...field, required: false } : field,
	);
	return [
		...fieldsOfGroups(select(false).map(({ language, texts }) => ({ language, group: Object.fromEntries(texts) }))),
		{
			name: entriesField,
			label: `${textLists[list]}s`,
			label_singular: textLists[list],
			widget: "list",
			i18n: "duplicate",
			allow_duplicate: false,
			required: false,
			collapsed: true,
			summary: `{{${fields[0]?.name}}}`,
			fields: [{ name: entryKeyField, widget: "hidden", i18n: true }, ...fields],
		} as Field,
	];
}

/** The keys of all, each after the one that it follows in its own group: Russian has plural forms that English lacks. */
function mergedKeys(groups: readonly Group[]): string[] {
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
	const names = [...placeholdersOf(text)].map((name) => `{{${name}}}`);
	return names.length > 0 ? `Keep ${names.join(" and ")}: the site puts a value there.` : "";
}
