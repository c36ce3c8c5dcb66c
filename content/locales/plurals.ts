/** Splits the key of a plural form as i18next writes it: `cards_few` is the form `few` of `cards`. */
export function readPlural(key: string): { readonly base: string; readonly form: string } | undefined {
	const [, base, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
	return base && form ? { base, form } : undefined;
}

/** The plural forms of a language: English has `one` and `other`, Russian four, Indonesian one. */
export function getPluralForms(language: string): readonly string[] {
	return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** The keys that a language must have for English keys: the same, but counted texts in its own plural forms. */
export function expectedKeys(english: Iterable<string>, language: string): Set<string> {
	return new Set(
		[...english].flatMap((key) => {
			const pluralForm = readPlural(key);
			return pluralForm ? getPluralForms(language).map((form) => `${pluralForm.base}_${form}`) : [key];
		}),
	);
}
