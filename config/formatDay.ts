import type { Language } from "./languages.ts";

/** Creating a format takes twenty times as long as using it, and a build formats thousands of days. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a day in a language, in UTC: `24 April 2025` (English in British order).
 *
 * @param day an ISO date or a `Date`
 * @param weekday adds the short weekday: `Thu, 24 April 2025`
 */
export function formatDay(day: string | Date, language: Language, weekday = false): string {
	const name = `${language} ${weekday}`;
	const format =
		dayFormats.get(name) ??
		new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
			...(weekday && { weekday: "short" }),
			day: "numeric",
			month: "long",
			year: "numeric",
			timeZone: "UTC",
		});
	dayFormats.set(name, format);
	return format.format(new Date(day));
}
