import { z } from "zod";
import { languageCodes } from "#site/languages.ts";
import { type StoredMessage, statuses } from "./store.ts";

/** SQLite stores milliseconds, PostgreSQL returns dates. */
const time = z.union([z.number(), z.date()]).transform((value) => new Date(value));

const row = z.object({
	id: z.coerce.number(),
	key: z.string(),
	receivedAt: time,
	date: z.string(),
	formName: z.string(),
	name: z.string(),
	email: z.string(),
	message: z.string(),
	language: z.enum(languageCodes),
	suspicion: z.enum(["honeypot", "flood"]).nullable(),
	status: z.enum(statuses),
	attempts: z.number(),
	nextAttemptAt: time,
	lastError: z.string().nullable(),
	forwardedAt: time.nullable(),
	exportedAt: time.nullable(),
});

/** Converts a row of either database to a message. Throws if a column is missing or has another type. */
export function parseRow(given: unknown): StoredMessage {
	return row.parse(given);
}
