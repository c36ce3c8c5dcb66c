import type { Inbox } from "./inbox.ts";
import type { NewMessage } from "./message.ts";
import { Refusal } from "./refusal.ts";

/** Seconds after which a store that could not be reached may be tried again. */
const pause = 10;

/**
 * Stores a message, in quarantine when its sender has sent too many. Resolves when it lies on disk.
 *
 * @param sender who sent it, as the rate limit counts
 * @returns what became of it
 * @throws {Refusal} 429, 503, or 422 for a key that another message has
 */
export async function keep(
	message: NewMessage,
	{ store, limiter, forwarder, log }: Inbox,
	sender: string,
): Promise<"stored" | "known" | "honeypot" | "flood"> {
	const verdict = limiter.take(sender);
	if (typeof verdict === "object") {
		throw new Refusal(429, "tooMany", "Too many messages from this address. Wait, and send it again.", {
			headers: { "retry-after": String(verdict.retryAfter) },
		});
	}
	const suspicion = message.suspicion ?? (verdict === "flood" ? verdict : null);
	const result = await store.add({ ...message, suspicion }).catch((error: unknown) => {
		limiter.giveBack(sender);
		log.error({ reason: error instanceof Error ? error.message : String(error) }, "message could not be stored");
		throw new Refusal(503, "unavailable", "The message could not be stored. Send it again soon.", {
			headers: { "retry-after": String(pause) },
		});
	});
	if (result !== "stored") limiter.giveBack(sender);
	if (result === "conflict") {
		throw new Refusal(422, "key", "Another message has this key. Give each message its own.", {
			field: "Idempotency-Key",
		});
	}
	if (result === "known") return "known";
	forwarder?.wake();
	return suspicion ?? "stored";
}
