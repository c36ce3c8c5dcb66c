import type { Language } from "./languages.ts";

/** Making one takes twenty times as long as using it, and a build writes thousands of days. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * A day as a language writes it, such as `24 April 2025`: the same in every time zone, in British order in English.
 *
 * @param day an ISO day, or a moment, of which the day in UTC counts
 * @param weekday whether its short name stands before it: `Thu, 24 April 2025`
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
