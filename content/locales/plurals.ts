/** Splits an i18next plural key: `cards_few` is the form `few` of `cards`. */
export function readPlural(key: string): { readonly base: string; readonly form: string } | undefined {
	const [, base, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
	return base && form ? { base, form } : undefined;
}

/** Plural forms of a language: `one` and `other` in English, four in Russian, one in Indonesian. */
export function getPluralForms(language: string): readonly string[] {
	return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** The English keys with plural keys replaced by the language's forms. */
export function expectedKeys(english: Iterable<string>, language: string): Set<string> {
	return new Set(
		[...english].flatMap((key) => {
			const pluralForm = readPlural(key);
			return pluralForm ? getPluralForms(language).map((form) => `${pluralForm.base}_${form}`) : [key];
		}),
	);
}
