import { isObject } from "#content/locales/parseLocale.ts";
import { isTextList } from "#content/locales/textLists.ts";

/** Texts and groups of texts of a translation file, or of its form. */
export type TextGroup = Record<string, unknown>;

/** Name of the list field in a form whose group or file is a list. */
export const entriesField = "entries";
/** Name of the hidden field with the key of a list's entry. New entries have none. */
export const entryKeyField = "key";

/**
 * The name of a translation key's field. The CMS takes a number among names for a place in a list, and would make a list of
 * `errors.404`.
 */
function fieldName(key: string): string {
	return /^\d+$/.test(key) ? `n${key}` : key;
}

/** The key of a field: what `fieldName` was given. */
export function toFieldKey(name: string): string {
	return /^n\d+$/.test(name) ? name.slice(1) : name;
}

/** By what the CMS knows the format of translation files. */
export const textFormatName = "words";

/**
 * The format of translation files, as the CMS registers one. The form has names of fields for the file's keys, and for the entries
 * of a list, which the file has by their keys, a list.
 */
export const textFormat = {
	fromFile: (text: string) => toForm(JSON.parse(text)),
	toFile: (words: unknown) => JSON.stringify(toKeys(words as TextGroup), null, "\t"),
};

function toForm(group: TextGroup, path: readonly string[] = []): TextGroup {
	const fields: TextGroup = {};
	const entries: TextGroup[] = [];
	for (const [key, value] of Object.entries(group)) {
		if (!isObject(value)) fields[fieldName(key)] = value;
		else if (isTextList(path.join("."))) entries.push({ [entryKeyField]: key, ...toForm(value) });
		else fields[fieldName(key)] = toForm(value, [...path, key]);
	}
	return entries.length > 0 ? { ...fields, [entriesField]: entries } : fields;
}

/** Leaves out empty texts and groups without texts: entries that the CMS has added to a language without the page. */
function toKeys(fields: TextGroup): TextGroup {
	const { [entriesField]: list = [], ...texts } = fields;
	const entries = list as TextGroup[];
	const taken = entries.map((entry) => entry[entryKeyField]);
	const groups = entries.map(
		({ [entryKeyField]: key, ...entry }, index) => [key || findFreeKey(taken, index), entry] as const,
	);
	return Object.fromEntries(
		[...Object.entries(texts), ...groups].flatMap(([name, value]) => {
			const text = isObject(value) ? toKeys(value) : value;
			const isEmpty = isObject(text) ? Object.keys(text).length === 0 : text === "";
			return isEmpty ? [] : [[toFieldKey(String(name)), text]];
		}),
	);
}

/** The first of `added1`, `added2` and so on that no entry has; the same in all languages, whose lists have the same entries. */
function findFreeKey(taken: unknown[], index: number): string {
	let number = 1;
	while (taken.includes(`added${number}`)) number++;
	taken[index] = `added${number}`;
	return `added${number}`;
}
