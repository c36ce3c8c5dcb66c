/**
 * Whether a path segment looks like a language tag (BCP 47) with an optional script and region: `de`, `fil`, `pt-BR`, `zh-Hans`.
 * Any two letters match. ICU must know three-letter languages (`faq` is a word), scripts and regions by name. Without
 * `Intl.DisplayNames`, only two letters match.
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

/** @throws if the browser lacks `Intl.DisplayNames` */
function hasName(type: Intl.DisplayNamesType, code: string): boolean {
	return new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) !== undefined;
}
