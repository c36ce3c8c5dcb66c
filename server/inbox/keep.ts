import type { Inbox } from "./inbox.ts";
import type { NewMessage } from "./message.ts";
import { Refusal } from "./refusal.ts";
import type { AddResult } from "./store.ts";

/** Seconds after which a store that could not be reached may be tried again. */
const pause = 10;
/** Seconds after which a full quarantine may have been looked through. */
const longPause = 3_600;

/**
 * Stores a message, in quarantine when its sender has sent too many. Resolves when it lies on disk. Nothing is stored on a
 * disk that is nearly full, or in a quarantine that is.
 *
 * @param sender who sent it, as the rate limit counts
 * @returns what became of it
 * @throws {Refusal} 429, 503, or 422 for a key that another message has
 */
export async function keep(
	message: NewMessage,
	{ store, limiter, forwarder, log, room, quarantine }: Inbox,
	sender: string,
): Promise<"stored" | "known" | "honeypot" | "flood"> {
	const verdict = limiter.take(sender);
	if (typeof verdict === "object") throw tooMany(verdict.retryAfter);
	const suspicion = message.suspicion ?? (verdict === "flood" ? verdict : null);
	const result = await add({ ...message, suspicion }).catch((error: unknown) => {
		limiter.giveBack(sender);
		if (error instanceof Refusal) throw error;
		room.refused();
		log.error({ reason: error instanceof Error ? error.message : String(error) }, "message could not be stored");
		throw unavailable();
	});
	if (result !== "stored") limiter.giveBack(sender);
	if (result === "conflict") {
		throw new Refusal(422, "key", "Another message has this key. Give each message its own.", {
			field: "Idempotency-Key",
		});
	}
	forwarder?.wake();
	return result === "known" ? result : (suspicion ?? "stored");

	async function add(given: NewMessage): Promise<AddResult> {
		if (await room.isFull()) throw unavailable();
		if (given.suspicion !== null && !(await quarantine.hasRoom())) throw tooMany(longPause);
		const added = await store.add(given);
		room.stored();
		return added;
	}
}

function tooMany(seconds: number): Refusal {
	return new Refusal(429, "tooMany", "Too many messages from this address. Wait, and send it again.", {
		headers: { "retry-after": String(seconds) },
	});
}

function unavailable(): Refusal {
	return new Refusal(503, "unavailable", "The message could not be stored. Send it again soon.", {
		headers: { "retry-after": String(pause) },
	});
}
