import type { ServerServices } from "#server/services.ts";
import { getErrorMessage } from "./getErrorMessage.ts";
import { HttpError } from "./httpError.ts";
import type { NewMessage, QuarantineReason } from "./message.ts";

const STORE_RETRY_SECONDS = 10;
const QUARANTINE_RETRY_SECONDS = 3_600;

/** `known`: this message is already stored under its key. */
export type AcceptResult = "stored" | "known" | QuarantineReason;

/**
 * Writes a contact message to the store and resolves after it is synced to disk. Messages from flooding senders or with a
 * filled honeypot are stored as quarantined.
 *
 * @param senderKey key of the rate limiter: an IPv4 address or an IPv6 /64
 * @throws {HttpError} 429 if the rate limit or the quarantine is exhausted, 503 if the store cannot be written or the disk
 *   is almost full, 422 if the idempotency key was used for another message
 */
export async function acceptMessage(
	message: NewMessage,
	{ store, rateLimiter, forwarder, notices, log, diskSpace, quarantine }: ServerServices,
	senderKey: string,
): Promise<AcceptResult> {
	const rateDecision = rateLimiter.consume(senderKey);
	if (rateDecision.kind === "rejected") throw tooManyRequests(rateDecision.retryAfterSeconds);
	const suspectedFlood = rateDecision.kind === "flood" ? "flood" : null;
	const checkedMessage = { ...message, suspicion: message.suspicion ?? suspectedFlood };
	try {
		if (await diskSpace.isFull()) throw serviceUnavailable();
		if (checkedMessage.suspicion && !(await quarantine.tryAdd())) throw tooManyRequests(QUARANTINE_RETRY_SECONDS);
		const result = await store.add(checkedMessage);
		diskSpace.lastWriteFailed = false;
		if (result === "conflict") {
			const field = "Idempotency-Key";
			throw new HttpError(422, "key", "Another message has this key. Give each message its own.", { field });
		}
		forwarder?.wake();
		if (result === "stored") {
			notices?.add(checkedMessage);
			return checkedMessage.suspicion ?? "stored";
		}
		// Only new messages count against the limit: a repeated one must never be rejected.
		rateLimiter.refund(senderKey);
		return result;
	} catch (error) {
		rateLimiter.refund(senderKey);
		if (error instanceof HttpError) throw error;
		diskSpace.lastWriteFailed = true;
		log.error({ reason: getErrorMessage(error) }, "message could not be stored");
		throw serviceUnavailable();
	}
}

function tooManyRequests(retryAfterSeconds: number): HttpError {
	return new HttpError(429, "tooMany", "Too many messages from this address. Wait, and send it again.", {
		headers: { "retry-after": String(retryAfterSeconds) },
	});
}

function serviceUnavailable(): HttpError {
	return new HttpError(503, "unavailable", "The message could not be stored. Send it again soon.", {
		headers: { "retry-after": String(STORE_RETRY_SECONDS) },
	});
}
