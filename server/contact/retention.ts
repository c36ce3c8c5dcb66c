import { messageRetention } from "#config/figures.ts";
import type { ServerLog } from "#server/log.ts";
import { getErrorMessage } from "./getErrorMessage.ts";
import type { MessageStore } from "./store.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface RetentionDays {
	/** `RETENTION_DAYS`, for messages that were forwarded or exported. */
	readonly handled: number | undefined;
	/** `QUARANTINE_DAYS`; undefined keeps quarantined messages until an operator erases or releases them. */
	readonly quarantined: number | undefined;
}

export function getRetentionMs(days: number = messageRetention.value): number {
	return days * DAY_MS;
}

/** Deletes old messages now and every hour; returns a function that stops it. Messages on hold are only reported, once. */
export function startRetention(
	store: MessageStore,
	{ handled, quarantined }: RetentionDays,
	log: ServerLog,
): () => void {
	const ageMs = getRetentionMs(handled);
	async function deleteOld(): Promise<void> {
		try {
			let deletedCount = await store.deleteHandled(ageMs);
			if (quarantined !== undefined) deletedCount += await store.deleteQuarantined(quarantined * DAY_MS);
			if (deletedCount > 0) log.info({ deleted: deletedCount }, "old messages deleted");
		} catch (error) {
			log.error({ reason: getErrorMessage(error) }, "old messages could not be deleted");
		}
	}
	async function reportHeld(): Promise<void> {
		const held = await store.list({ heldForMs: ageMs, limit: 1 }).catch(() => []);
		if (held.length > 0) log.warn({}, 'old messages wait for "npm run inbox -- retention --confirm" to be deleted');
	}
	void deleteOld().then(reportHeld);
	const timer = setInterval(deleteOld, HOUR_MS);
	return () => clearInterval(timer);
}
