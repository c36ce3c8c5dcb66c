import { z } from "zod";
import type { NewMessage } from "./message.ts";

/** `waiting`: not forwarded yet. `quarantined`: needs a review. `dead`: failed ten times while others were accepted. */
export const statuses = ["waiting", "forwarded", "quarantined", "dead"] as const;
export type MessageStatus = (typeof statuses)[number];

/** Number of messages by status, and on damaged pages of the file. */
export type MessageCounts = Record<MessageStatus, number> & { readonly unreadable?: number };

/** SQLite returns milliseconds, PostgreSQL dates. */
const rowTime = z.union([z.number(), z.date()]).transform((value) => new Date(value));

/** A row of either database, in the order in which the command line prints it. */
export const messageRow = z.object({
	/** Ascending in order of arrival. */
	id: z.coerce.number(),
	receivedAt: rowTime,
	status: z.enum(statuses),
	name: z.string(),
	email: z.string(),
	message: z.string(),
	key: z.string(),
	date: z.string(),
	formName: z.string(),
	/** May be a language that this release of the site does not have. */
	language: z.string(),
	page: z.string().nullable(),
	suspicion: z.enum(["honeypot", "flood"]).nullable(),
	attempts: z.number(),
	nextAttemptAt: rowTime,
	lastError: z.string().nullable(),
	forwardedAt: rowTime.nullable(),
	/** Time of the first export. */
	exportedAt: rowTime.nullable(),
	answeredAt: rowTime.nullable(),
});
export type StoredMessage = Readonly<z.infer<typeof messageRow>>;

/** `known`: this message is already stored under its key. `conflict`: another message is. */
type AddResult = "stored" | "known" | "conflict";

export interface MessageSelection {
	readonly status?: MessageStatus | undefined;
	/** Only messages with a higher id. */
	readonly after?: number | undefined;
	/** Only messages with a lower id. */
	readonly before?: number | undefined;
	readonly limit?: number | undefined;
	/** Only messages on retention hold that were handled more than this many milliseconds ago. */
	readonly heldForMs?: number | undefined;
	/** Whether `limit` selects the newest messages instead of the oldest. */
	readonly newest?: boolean | undefined;
}

export interface ClaimedMessage {
	readonly count: number;
	readonly leaseMs: number;
	/** Messages never tried, or messages that failed before. */
	readonly lane: "fresh" | "tried";
	/** Claims the newest of the least tried messages instead of the oldest. */
	readonly newest: boolean;
	/** Longest delay in use: messages due later were postponed before a clock change, so they are due now. */
	readonly maxDelayMs: number;
	readonly except?: readonly number[];
}

/**
 * Stores contact messages; several processes may share a store. Writes resolve after a sync to disk; after a rejection
 * the data may or may not be written. All times are the database's, so the instances' clocks may differ.
 */
export interface MessageStore {
	/** Adds a message once per key. Without a honeypot value, it releases the same one quarantined for its honeypot. */
	add(message: NewMessage): Promise<AddResult>;
	/** Leases due messages, least tried first, until the lease ends or they are marked, postponed or released. */
	claim(owner: string, claim: ClaimedMessage): Promise<StoredMessage[]>;
	markForwarded(owner: string, id: number): Promise<void>;
	/** Records a failed attempt and the delay until the next. Resolves to whether the message is now dead. */
	postpone(owner: string, id: number, delayMs: number, error: string): Promise<boolean>;
	release(owner: string): Promise<void>;
	/** In order of arrival. */
	list(selection?: MessageSelection): Promise<StoredMessage[]>;
	find(id: number): Promise<StoredMessage | undefined>;
	count(): Promise<MessageCounts>;
	/** Makes all waiting messages due, or all dead ones, or one that is not forwarded yet. Resolves to their number. */
	retry(which?: number | "dead"): Promise<number>;
	markExported(ids: readonly number[]): Promise<void>;
	markAnswered(ids: readonly number[], isAnswered: boolean): Promise<void>;
	/** Deletes messages first forwarded or exported longer ago, unless on retention hold. Resolves to their number. */
	deleteHandled(ageMs: number): Promise<number>;
	/** Ends the retention hold, which protects messages from before deletion by default. Resolves to their number. */
	releaseHold(): Promise<number>;
	/** Deletes messages in quarantine for longer than this, up to an id. Resolves to their number. */
	deleteQuarantined(ageMs: number, lastId?: number): Promise<number>;
	/** Resolves to the number of deleted messages. */
	erase(ids: readonly number[]): Promise<number>;
	/** Resolves if the store can be written to; `asMessage` writes as much as a long message takes. */
	check(asMessage?: boolean): Promise<void>;
	close(): Promise<void>;
}
