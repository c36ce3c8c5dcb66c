/** A parsed translation file: texts by key, in nested groups. */
export type TranslationTree = Readonly<Record<string, unknown>>;

/** What fills the places of a text, by name. `count` also chooses the plural form. */
export type InterpolationValues = Readonly<Record<string, unknown>>;

const rules = new Map<string, Intl.PluralRules>();

/**
 * A text of a translation file, which has i18next's form (JSON v4): a key's parts are joined by dots, `{{name}}` is a place,
 * and a key with a count ends in `_one`, `_few`, `_many` or `_other`.
 *
 * @param language BCP 47; its plural rules apply
 * @returns undefined when the file has no text of that key; a place without a value becomes empty
 */
export function translateText(
	words: TranslationTree,
	language: string,
	key: string,
	values: InterpolationValues,
): string | undefined {
	const counted = typeof values.count === "number" && textAt(words, `${key}_${pluralForm(language, values.count)}`);
	const text = counted || textAt(words, key);
	return text?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

function textAt(words: TranslationTree, key: string): string | undefined {
	let found: unknown = words;
	for (const part of key.split(".")) found = found instanceof Object ? (found as TranslationTree)[part] : undefined;
	return typeof found === "string" ? found : undefined;
}

function pluralForm(language: string, count: number): string {
	let pluralRule = rules.get(language);
	if (!pluralRule) {
		pluralRule = new Intl.PluralRules(language);
		rules.set(language, pluralRule);
	}
	return pluralRule.select(count);
}
