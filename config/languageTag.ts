/**
 * Whether the first segment of a path looks like a language tag (BCP 47) with an optional script and region: `de`, `fil`,
 * `pt-BR`, `zh-Hans`. Any two letters do. Three letters are often a word, such as `faq`, so they must be a language that
 * ICU knows by name, like scripts and regions. Where `Intl.DisplayNames` is missing, only two letters look like a language.
 */
export function looksLikeLanguageTag(segment: string): boolean {
	if (/^[a-z]{2}$/i.test(segment)) return true;
	if (!/^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i.test(segment)) return false;
	try {
		const { language, script, region } = new Intl.Locale(segment);
		return (
			(language.length === 2 || hasName("language", language)) &&
			(!script || hasName("script", script)) &&
			(!region || hasName("region", region))
		);
	} catch {
		return false;
	}
}

/** @throws where the browser lacks `Intl.DisplayNames` */
function hasName(type: Intl.DisplayNamesType, code: string): boolean {
	return new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) !== undefined;
}
