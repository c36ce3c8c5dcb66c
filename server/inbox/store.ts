import type { NewMessage } from "./message.ts";

/** `waiting`: to be forwarded once a marketing host is configured. `quarantined`: kept, for a person to look at. */
export const statuses = ["waiting", "forwarded", "quarantined"] as const;
export type Status = (typeof statuses)[number];

export interface StoredMessage extends NewMessage {
	/** Counts up in the order of arrival. */
	readonly id: number;
	readonly receivedAt: Date;
	readonly status: Status;
	/** How often forwarding was tried, and what was said the last time. */
	readonly attempts: number;
	readonly nextAttemptAt: Date;
	readonly lastError: string | null;
	readonly forwardedAt: Date | null;
	readonly exportedAt: Date | null;
}

/** `known`: the same message under the same key is there already. `conflict`: another message is. */
export type AddResult = "stored" | "known" | "conflict";

export interface Selection {
	readonly status?: Status | undefined;
	/** Only messages after this id. */
	readonly after?: number | undefined;
	readonly limit?: number | undefined;
	/** Whether the limit leaves the newest or the oldest. */
	readonly newest?: boolean | undefined;
}

/**
 * Where messages lie; several processes may use one store at a time. A method that resolves has written to disk; one that
 * rejects may have written or not, as after a lost connection. Durations are in milliseconds and measured by the store's
 * own clock, so that instances need not agree on the time.
 */
export interface Store {
	add(message: NewMessage): Promise<AddResult>;
	/**
	 * Takes waiting messages that are due, oldest first, for this owner alone until the lease ends or the message is
	 * marked, postponed or released.
	 */
	claim(owner: string, count: number, lease: number): Promise<StoredMessage[]>;
	markForwarded(owner: string, id: number): Promise<void>;
	/** Counts an attempt that failed; the message is due again after the delay. */
	postpone(owner: string, id: number, delay: number, error: string): Promise<void>;
	/** Hands back everything that the owner has claimed. */
	release(owner: string): Promise<void>;
	/** In the order of arrival. */
	list(selection?: Selection): Promise<StoredMessage[]>;
	find(id: number): Promise<StoredMessage | undefined>;
	count(): Promise<Record<Status, number>>;
	/** Makes waiting messages due at once; one that is named leaves quarantine too. Resolves to how many there were. */
	retry(id?: number): Promise<number>;
	markExported(ids: readonly number[]): Promise<void>;
	/** Deletes what was forwarded or exported and arrived longer ago than the age. Resolves to how many there were. */
	deleteHandled(age: number): Promise<number>;
	/** Resolves when the store can be written to. */
	check(): Promise<void>;
	close(): Promise<void>;
}
