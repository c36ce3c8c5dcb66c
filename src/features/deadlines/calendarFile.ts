import { type CalendarDay, isoDay } from "./days.ts";

export interface CalendarEntry {
	/** Stable: importing a later file updates the event with the same UID. */
	readonly uid: string;
	readonly day: CalendarDay;
	readonly summary: string;
	readonly description: string;
	/** Absolute URL. */
	readonly url: string;
}

/** Maximum line length in bytes without the line break (RFC 5545, 3.1). */
const maxLineBytes = 75;

/** Sequence numbers are seconds since this date: no stored state is needed, and they fit into 31 bits. */
const firstRevision = Date.UTC(2025, 0, 1);

/** Formats a calendar file (RFC 5545). `producer` is `Name//Part//EN`; a later `now` replaces earlier events. */
export function calendarFile(entries: readonly CalendarEntry[], producer: string, now: Date): string {
	const dateStamp = `${now.toISOString().replace(/[-:]|\.\d+/g, "")}`;
	const sequenceNumber = Math.max(0, Math.floor((now.getTime() - firstRevision) / 1000));
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${producer}`,
		...entries.flatMap(({ uid, day, summary, description, url }) => [
			"BEGIN:VEVENT",
			`UID:${uid}`,
			`DTSTAMP:${dateStamp}`,
			`LAST-MODIFIED:${dateStamp}`,
			`SEQUENCE:${sequenceNumber}`,
			`DTSTART;VALUE=DATE:${dateOf(day)}`,
			`DTEND;VALUE=DATE:${dateOf(day + 1)}`,
			`SUMMARY:${escapeText(summary)}`,
			`DESCRIPTION:${escapeText(description)}`,
			`URL:${url}`,
			"TRANSP:TRANSPARENT",
			"END:VEVENT",
		]),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function dateOf(day: CalendarDay): string {
	return isoDay(day).replaceAll("-", "");
}

function escapeText(text: string): string {
	return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** Folds a long line (RFC 5545, 3.1) without splitting characters. */
function foldLine(line: string): string {
	let width = 0;
	return [...line]
		.map((letter) => {
			const bytes = new TextEncoder().encode(letter).length;
			const isFull = width + bytes > maxLineBytes;
			width = isFull ? 1 + bytes : width + bytes;
			return isFull ? `\r\n ${letter}` : letter;
		})
		.join("");
}
