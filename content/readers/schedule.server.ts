import { z } from "zod";
import { ContentError } from "#content/model/contentError.ts";

interface PublishableEntry {
	readonly title: string;
	/** ISO date. */
	readonly publishFrom?: string | undefined;
}

/** Instead of a date: development shows scheduled entries, too, and marks them. */
export const includeScheduled = "every";

/** The current UTC day as an ISO date. */
export function getToday(): string {
	return new Date().toISOString().slice(0, 10);
}

/** The ISO date for which content is read (`CONTENT_AT`, or today), or `includeScheduled`. @throws ContentError */
function contentDay(): string {
	const day = process.env.CONTENT_AT || getToday();
	if (day === includeScheduled || isDay(day)) return day;
	throw new ContentError([`CONTENT_AT: "${day}" is not a valid date. Write one such as 2027-01-31, or leave it out.`]);
}

/** Whether a text is a valid ISO date. */
export function isDay(text: string): boolean {
	return z.iso.date().safeParse(text).success;
}

export function isPublic({ publishFrom = "" }: Pick<PublishableEntry, "publishFrom">, day = contentDay()): boolean {
	return day === includeScheduled || publishFrom <= day;
}

/** Removes unpublished entries, or in development appends their date to the title. */
export function filterPublished<Entry extends PublishableEntry>(entries: readonly Entry[]): Entry[] {
	const day = contentDay();
	const shown = entries.filter((entry) => isPublic(entry, day));
	if (day !== includeScheduled) return shown;
	return shown.map((entry) => {
		const { title, publishFrom = "" } = entry;
		return publishFrom > getToday() ? { ...entry, title: `${title} (from ${publishFrom})` } : entry;
	});
}

/** Entries that are not public yet, such as `games/boat-attack`, and their ISO dates in UTC. */
export function listScheduled(
	folder: "games" | "news",
	entries: readonly (PublishableEntry & { readonly slug: string })[],
) {
	return entries.flatMap((entry) =>
		entry.publishFrom && !isPublic(entry) ? [{ entry: `${folder}/${entry.slug}`, from: entry.publishFrom }] : [],
	);
}
