import { z } from "zod";
import { languageCodes } from "#config/languages.ts";
import type { NewMessage } from "./message.ts";

/**
 * `waiting`: to be forwarded once a marketing host is configured. `quarantined`: for a person to look at. `dead`: failed ten
 * times while the marketing host accepted other messages; also for a person.
 */
export const statuses = ["waiting", "forwarded", "quarantined", "dead"] as const;
export type MessageStatus = (typeof statuses)[number];

/** Number of messages by status, and of messages on damaged pages of the file, if any. */
export type MessageCounts = Record<MessageStatus, number> & { readonly unreadable?: number };

/** SQLite stores milliseconds, PostgreSQL returns dates. */
const rowTime = z.union([z.number(), z.date()]).transform((value) => new Date(value));

/** A row of either database. The command line prints the fields in this order. */
export const messageRow = z.object({
	/** Counts up in order of arrival. */
	id: z.coerce.number(),
	receivedAt: rowTime,
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
	/** Number of attempts to forward it. */
	attempts: z.number(),
	nextAttemptAt: rowTime,
	lastError: z.string().nullable(),
	forwardedAt: rowTime.nullable(),
	/** Time of the first export. */
	exportedAt: rowTime.nullable(),
	/** When an operator marked it as answered. */
	answeredAt: rowTime.nullable(),
});
export type StoredMessage = Readonly<z.infer<typeof messageRow>>;

/** `known`: this message is already stored under its key. `conflict`: another message is. */
type AddResult = "stored" | "known" | "conflict";

export interface MessageSelection {
	readonly status?: MessageStatus | undefined;
	/** Only messages after this id. */
	readonly after?: number | undefined;
	/** Only messages before this id. */
	readonly before?: number | undefined;
	readonly limit?: number | undefined;
	/** Only messages on retention hold that were handled longer ago than this, in milliseconds. */
	readonly heldForMs?: number | undefined;
	/** Whether `limit` selects the newest messages instead of the oldest. */
	readonly newest?: boolean | undefined;
}

export interface ClaimedMessage {
	readonly count: number;
	/** Time until other instances may claim the messages. */
	readonly leaseMs: number;
	/** Messages that were never tried, or messages that failed before. */
	readonly lane: "fresh" | "tried";
	/** Claims the newest of the least tried messages instead of the oldest. */
	readonly newest: boolean;
	/** Longest delay in use. A message that is due later than that was postponed before the clock changed, so it is due. */
	readonly maxDelayMs: number;
	/** Ids to leave out. */
	readonly except?: readonly number[];
}

/**
 * Stores contact messages; several processes may use one store. Methods that write resolve after the data is synced to
 * disk. After a rejection the data may or may not be written. Times come from the database's clock, so that instances need
 * not agree on the time.
 */
export interface MessageStore {
	/** Adds a message once per key. The same message without a honeypot value releases one quarantined for its honeypot. */
	add(message: NewMessage): Promise<AddResult>;
	/**
	 * Leases due messages to `owner`, least tried first, until the lease ends or the message is marked, postponed or
	 * released.
	 */
	claim(owner: string, claim: ClaimedMessage): Promise<StoredMessage[]>;
	markForwarded(owner: string, id: number): Promise<void>;
	/** Records a failed attempt and the delay until the next. Resolves to whether the message is now dead. */
	postpone(owner: string, id: number, delayMs: number, error: string): Promise<boolean>;
	/** Ends all leases of an owner. */
	release(owner: string): Promise<void>;
	/** Messages in order of arrival. */
	list(selection?: MessageSelection): Promise<StoredMessage[]>;
	find(id: number): Promise<StoredMessage | undefined>;
	count(): Promise<MessageCounts>;
	/** Makes all waiting messages due, or all dead ones, or one that is not forwarded yet. Resolves to their number. */
	retry(which?: number | "dead"): Promise<number>;
	markExported(ids: readonly number[]): Promise<void>;
	/** Marks messages as answered, or not answered. */
	markAnswered(ids: readonly number[], isAnswered: boolean): Promise<void>;
	/**
	 * Deletes messages that were first forwarded or exported longer ago than this. Messages on retention hold stay: those
	 * stored by a server that did not delete by default. Resolves to the number of deleted messages.
	 */
	deleteHandled(ageMs: number): Promise<number>;
	/** Ends the retention hold of all messages. Resolves to their number. */
	releaseHold(): Promise<number>;
	/** Deletes messages up to an id that have been in quarantine for longer than this. Resolves to their number. */
	deleteQuarantined(ageMs: number, lastId?: number): Promise<number>;
	/** Deletes messages. Resolves to the number of those that existed. */
	erase(ids: readonly number[]): Promise<number>;
	/**
	 * Resolves if the store can be written to.
	 *
	 * @param asMessage writes as much as a long message takes
	 */
	check(asMessage?: boolean): Promise<void>;
	close(): Promise<void>;
}
