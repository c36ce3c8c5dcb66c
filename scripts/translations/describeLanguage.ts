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

/** Whether a code of two or three small letters is one of a language. */
export function isLanguageCode(code: string): boolean {
	return englishNameOf(code) !== undefined;
}

function englishNameOf(code: string): string | undefined {
	if (!/^[a-z]{2,3}$/.test(code)) return undefined;
	return new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(code);
}

/** @throws for a code that is none of a language, with the remedy */
export function describeLanguage(code: string): LanguageFacts {
	const englishName = englishNameOf(code);
	if (!englishName) {
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
