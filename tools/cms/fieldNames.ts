import { isObject } from "#content/locales/parseLocale.ts";
import { isTextList } from "#content/locales/textLists.ts";

/** Texts and groups of a translation file, or of its form. */
export type TextGroup = Record<string, unknown>;

/** Name of the list field in forms of lists. */
export const entriesField = "entries";
/** Name of the hidden field with a list entry's key. New entries have none. */
export const entryKeyField = "key";

/** The field name of a translation key. The CMS would take numeric names such as `errors.404` for list indexes. */
const toFieldName = (key: string) => key.replace(/^\d+$/, "n$&");

export const toFieldKey = (name: string) => name.replace(/^n(\d+)$/, "$1");

/** Converts translation files for the CMS: keys become field names, and groups of list entries become lists. */
export const textFormat = {
	name: "words",
	fromFile: (text: string) => toForm(JSON.parse(text)),
	toFile: (words: unknown) => JSON.stringify(toKeys(words as TextGroup), null, "\t"),
};

function toForm(group: TextGroup, path: readonly string[] = []): TextGroup {
	const fields: TextGroup = {};
	const entries: TextGroup[] = [];
	for (const [key, value] of Object.entries(group)) {
		if (!isObject(value)) fields[toFieldName(key)] = value;
		else if (isTextList(path.join("."))) entries.push({ [entryKeyField]: key, ...toForm(value) });
		else fields[toFieldName(key)] = toForm(value, [...path, key]);
	}
	return entries.length > 0 ? { ...fields, [entriesField]: entries } : fields;
}

/** Omits empty texts and groups, which the CMS adds to a language without the page. */
function toKeys(fields: TextGroup): TextGroup {
	const { [entriesField]: list = [], ...texts } = fields;
	const entries = list as TextGroup[];
	const taken = entries.map((entry) => entry[entryKeyField]);
	// Equal in all languages, which have the same list entries.
	const freeKeys = entries.map((_, index) => `added${index + 1}`).filter((key) => !taken.includes(key));
	const groups = entries.map(({ [entryKeyField]: key, ...entry }) => [key || freeKeys.shift(), entry] as const);
	return Object.fromEntries(
		[...Object.entries(texts), ...groups].flatMap(([name, value]) => {
			const text = isObject(value) ? toKeys(value) : value;
			const isEmpty = isObject(text) ? Object.keys(text).length === 0 : text === "";
			return isEmpty ? [] : [[toFieldKey(String(name)), text]];
		}),
	);
}
