import type { NewMessage } from "./message.ts";

/**
 * `waiting`: to be forwarded once a marketing host is configured. `quarantined`: kept, for a person to look at. `dead`: the
 * marketing host takes others and not this one, so it is set aside for a person, too.
 */
export const statuses = ["waiting", "forwarded", "quarantined", "dead"] as const;
export type Status = (typeof statuses)[number];

/** Messages by status; those among them that lie on a damaged page and cannot be read, where there are any. */
export type Counts = Record<Status, number> & { readonly unreadable?: number };

/** Failures of one message, while others pass, after which it is set aside. */
export const mostStrikes = 10;

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
	/** The first time. */
	readonly exportedAt: Date | null;
}

/** `known`: the same message under the same key is there already. `conflict`: another message is. */
export type AddResult = "stored" | "known" | "conflict";

export interface Selection {
	readonly status?: Status | undefined;
	/** Only messages after this id. */
	readonly after?: number | undefined;
	readonly limit?: number | undefined;
	/** Only messages on retention hold that `deleteHandled` would delete, with this age, if they were not. */
	readonly heldFor?: number | undefined;
	/** Whether the limit leaves the newest or the oldest. */
	readonly newest?: boolean | undefined;
}

/** Which of the waiting messages are wanted, and for how long. */
export interface Claim {
	readonly count: number;
	/** Milliseconds until others may have them. */
	readonly lease: number;
	/** Those never tried, or those that failed before. */
	readonly lane: "fresh" | "tried";
	/** The newest of the least tried instead of the oldest: it is the least likely to be to blame for a failure itself. */
	readonly newest: boolean;
	/** Longest delay that anybody sets, in milliseconds: what waits for longer has been left behind by a changed clock. */
	readonly longest: number;
}

/**
 * Where messages lie; several processes may use one store at a time. A method that resolves has written to disk; one that
 * rejects may have written or not, as after a lost connection. Durations are in milliseconds and measured by the store's
 * own clock, so that instances need not agree on the time.
 */
export interface Store {
	/** One that was quarantined for its honeypot and comes again without is let out: a person has sent it. */
	add(message: NewMessage): Promise<AddResult>;
	/**
	 * Takes waiting messages that are due, least tried first, for this owner alone until the lease ends or the message is
	 * marked, postponed or released. What a damaged file no longer gives back is left, and holds up no other.
	 */
	claim(owner: string, claim: Claim): Promise<StoredMessage[]>;
	markForwarded(owner: string, id: number): Promise<void>;
	/**
	 * Counts an attempt that failed; the message is due again after the delay, unless that was its tenth failure while the
	 * host took others. Resolves to whether it was set aside for that.
	 */
	postpone(owner: string, id: number, delay: number, error: string): Promise<boolean>;
	/** Hands back everything that the owner has claimed. */
	release(owner: string): Promise<void>;
	/** In the order of arrival. */
	list(selection?: Selection): Promise<StoredMessage[]>;
	find(id: number): Promise<StoredMessage | undefined>;
	count(): Promise<Counts>;
	/**
	 * Makes waiting messages due at once, or all those that were set aside; one that is named leaves quarantine too. Resolves
	 * to how many there were.
	 */
	retry(which?: number | "dead"): Promise<number>;
	markExported(ids: readonly number[]): Promise<void>;
	/**
	 * Deletes messages that were first forwarded or exported longer ago than the age. Resolves to how many there were.
	 * Messages on retention hold stay: those stored by a server that did not yet delete by default.
	 */
	deleteHandled(age: number): Promise<number>;
	/** Ends the retention hold of all messages. Resolves to how many there were. */
	releaseHold(): Promise<number>;
	/** Deletes messages that have been in quarantine for longer than the age. Resolves to how many there were. */
	deleteQuarantined(age: number): Promise<number>;
	/** Deletes one message, whatever its status. Resolves to whether it existed. */
	erase(id: number): Promise<boolean>;
	/**
	 * Resolves when the store can be written to.
	 *
	 * @param asMessage whether as much is written as a long message takes
	 */
	check(asMessage?: boolean): Promise<void>;
	close(): Promise<void>;
}

/** Bytes of a long message: what `check` writes to find out whether there is room for one. */
export const fillerBytes = 32 * 1024;
