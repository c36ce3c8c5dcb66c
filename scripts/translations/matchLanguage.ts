/**
 * Finds the language that a tag of BCP 47 or gettext means among those of the site: `ru_RU`, `ru-RU` and `RU` are `ru`. A region may
 * differ, a script may not: `zh-TW` is not `zh`, which is written in simplified characters.
 */
export function matchLanguage(tag: string, known: readonly string[]): string | undefined {
	const wanted = parseTag(tag);
	if (!wanted) return undefined;
	return (
		known.find((code) => parseTag(code)?.baseName === wanted.baseName) ??
		known.find((code) => toWrittenLanguage(parseTag(code)) === toWrittenLanguage(wanted))
	);
}

/** A tag as a locale; `undefined` where it is not one. gettext may add an encoding: `ru_RU.UTF-8`. */
export function parseTag(tag: string): Intl.Locale | undefined {
	try {
		return new Intl.Locale(tag.replace(/\.[^@]*/, "").replaceAll("_", "-"));
	} catch {
		return undefined;
	}
}

/** Language and script, the usual one where the tag names none. */
function toWrittenLanguage(locale: Intl.Locale | undefined): string {
	const { language, script } = locale?.maximize() ?? {};
	return `${language}-${script}`;
}
