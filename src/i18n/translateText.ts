/** A parsed translation file: texts by key, in nested groups. */
export type TranslationTree = Readonly<Record<string, unknown>>;

/** Interpolation values by name. `count` also selects the plural form. */
export type InterpolationValues = Readonly<Record<string, unknown>>;

const rules = new Map<string, Intl.PluralRules>();

/**
 * Translates a key of a file in i18next's JSON v4 format: dots join the parts of a key, `{{name}}` is interpolated, and
 * keys with a count end in `_one`, `_few`, `_many` or `_other`. Undefined for a missing key; a missing value becomes
 * empty.
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
