import { z } from "zod";
import { languageCodes } from "#site/languages.ts";
import { type StoredMessage, statuses } from "./store.ts";

const time = z.union([z.number(), z.date()]).transform((value) => new Date(value));

/** A row as either database gives it. Columns bear the fields' names. */
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

/** A message as a database's row holds it. Throws when the row is none of this schema. */
export function readMessage(given: unknown): StoredMessage {
	return row.parse(given);
}
