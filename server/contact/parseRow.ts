import { z } from "zod";
import { languageCodes } from "#config/languages.ts";
import { type StoredMessage, statuses } from "./store.ts";

/** SQLite stores milliseconds, PostgreSQL returns dates. */
const time = z.union([z.number(), z.date()]).transform((value) => new Date(value));

/** The command line prints the fields in this order. */
const row = z.object({
	id: z.coerce.number(),
	receivedAt: time,
	status: z.enum(statuses),
	name: z.string(),
	email: z.string(),
	message: z.string(),
	key: z.string(),
	date: z.string(),
	formName: z.string(),
	language: z.enum(languageCodes),
	page: z.string().nullable(),
	suspicion: z.enum(["honeypot", "flood"]).nullable(),
	attempts: z.number(),
	nextAttemptAt: time,
	lastError: z.string().nullable(),
	forwardedAt: time.nullable(),
	exportedAt: time.nullable(),
	answeredAt: time.nullable(),
});

/** Converts a row of either database to a message. Throws if a column is missing or has another type. */
export function parseRow(given: unknown): StoredMessage {
	return row.parse(given);
}
