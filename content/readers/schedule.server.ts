import { z } from "zod";
import { ContentError } from "#content/model/contentError.ts";

interface PublishableEntry {
	readonly title: string;
	/** ISO day. */
	readonly publishFrom?: string | undefined;
}

/** Instead of a date: in development, scheduled entries are shown too, with a mark. */
export const includeScheduled = "every";

/** Today as an ISO day of UTC. */
export function getToday(): string {
	return new Date().toISOString().slice(0, 10);
}

/**
 * The day that the site is read for: the one of `CONTENT_AT`, which `npm run build` and the development server set, or today.
 *
 * @returns an ISO day, or `includeScheduled`
 * @throws ContentError when the variable holds no day
 */
function contentDay(): string {
	const day = process.env.CONTENT_AT || getToday();
	if (day === includeScheduled || isDay(day)) return day;
	throw new ContentError([`CONTENT_AT: "${day}" is no day of the calendar. Write one as 2027-01-31, or leave it out.`]);
}

/** Whether a text is an ISO day of the calendar. */
export function isDay(text: string): boolean {
	return z.iso.date().safeParse(text).success;
}

/** Whether an entry is public on the day that the site is read for. */
export function isPublic({ publishFrom = "" }: Pick<PublishableEntry, "publishFrom">, day = contentDay()): boolean {
	return day === includeScheduled || publishFrom <= day;
}

/** The entries that are public. Where all are shown, those to come say so in their title: it stands on their page and on every list. */
export function filterPublished<Entry extends PublishableEntry>(entries: readonly Entry[]): Entry[] {
	const day = contentDay();
	const shown = entries.filter((entry) => isPublic(entry, day));
	if (day !== includeScheduled) return shown;
	return shown.map((entry) => {
		const { title, publishFrom = "" } = entry;
		return publishFrom > getToday() ? { ...entry, title: `${title} (from ${publishFrom})` } : entry;
	});
}

export interface ScheduledEntry {
	/** `games/boat-attack` */
	readonly entry: string;
	/** ISO day of UTC. */
	readonly from: string;
}

/** The entries that are not public yet. @param folder of their files, below `content` */
export function listScheduled(
	folder: "games" | "news",
	entries: readonly (PublishableEntry & { readonly slug: string })[],
): ScheduledEntry[] {
	return entries.flatMap((entry) =>
		entry.publishFrom && !isPublic(entry) ? [{ entry: `${folder}/${entry.slug}`, from: entry.publishFrom }] : [],
	);
}
