const format = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** An ISO day as `24 April 2025`: in English on every page (product 6), the same in every time zone. */
export function formatDay(day: string): string {
	return format.format(new Date(`${day}T00:00:00Z`));
}
