import { isObject } from "#content/locales/parseLocale.ts";

type Group = Record<string, unknown>;

/**
 * The name of a translation key's field. The CMS takes a number among names for a place in a list, and would make a list of
 * `errors.404`.
 */
export function fieldName(key: string): string {
	return /^\d+$/.test(key) ? `n${key}` : key;
}

/** The key of a field: what `fieldName` was given. */
export function toFieldKey(name: string): string {
	return /^n\d+$/.test(name) ? name.slice(1) : name;
}

/** By what the CMS knows the format of translation files. */
export const wordFormatName = "words";

/** The format of translation files, as the CMS registers one: the site's keys in the file, fields' names in the form. */
export const wordFormat = {
	fromFile: (text: string) => renamed(JSON.parse(text), fieldName),
	toFile: (words: Group) => JSON.stringify(renamed(words, toFieldKey), null, "\t"),
};

function renamed(group: Group, rename: (name: string) => string): Group {
	return Object.fromEntries(
		Object.entries(group).map(([name, value]) => [rename(name), isObject(value) ? renamed(value, rename) : value]),
	);
}
