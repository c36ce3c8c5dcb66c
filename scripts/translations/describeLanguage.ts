/** What the standard library knows of a language. */
export interface LanguageFacts {
	readonly code: string;
	/** As it calls itself. */
	readonly name: string;
	readonly englishName: string;
	/** Code of the country whose flag stands for it, in small letters. */
	readonly flag: string;
	readonly direction: "ltr" | "rtl";
	/** Forms of a counted text. */
	readonly pluralForms: readonly string[];
}

/** @throws for a code that is none of a language, with the remedy */
export function describeLanguage(code: string): LanguageFacts {
	const englishName = /^[a-z]{2,3}$/.test(code) ? new Intl.DisplayNames("en", { type: "language" }).of(code) : code;
	if (!englishName || englishName === code) {
		throw new Error(
			`"${code}" is no language's code. Write two small letters, such as de for German or pl for Polish.`,
		);
	}
	const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? englishName;
	const locale = new Intl.Locale(code);
	const { region = "" } = locale.maximize();
	return {
		code,
		name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
		englishName,
		flag: region.toLowerCase(),
		direction: locale.getTextInfo().direction ?? "ltr",
		pluralForms: new Intl.PluralRules(code).resolvedOptions().pluralCategories,
	};
}
