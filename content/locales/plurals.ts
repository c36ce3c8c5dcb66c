/** A key that is one form of a counted text: `cards_few` of `cards`, `place_ordinal_one` of `place_ordinal`. */
export interface PluralKey {
	readonly base: string;
	readonly form: string;
}

/** i18next keeps these endings for plurals, so no other key may have one. */
export function readPlural(key: string): PluralKey | undefined {
	const [, base, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
	return base && form ? { base, form } : undefined;
}

/** The forms that a counted text needs in a language: English `one` and `other`, Russian four, Indonesian one. */
export function pluralForms(language: string, base: string): readonly string[] {
	const type = base.endsWith("_ordinal") ? "ordinal" : "cardinal";
	return new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
}

/** The keys that a language must have for English's: the same, but counted texts in its own forms. */
export function expectedKeys(english: Iterable<string>, language: string): Set<string> {
	const keys = new Set<string>();
	for (const key of english) {
		const plural = readPlural(key);
		if (!plural) keys.add(key);
		else for (const form of pluralForms(language, plural.base)) keys.add(`${plural.base}_${form}`);
	}
	return keys;
}
