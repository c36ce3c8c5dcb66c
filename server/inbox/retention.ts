import type { Log } from "#server/log.ts";
import { messageRetention } from "#site/facts.ts";
import type { Store } from "./store.ts";

const hour = 3_600_000;
const day = 24 * hour;

interface RetentionDays {
	/** `RETENTION_DAYS`, for messages that were forwarded or exported. */
	readonly handled: number | undefined;
	/** `QUARANTINE_DAYS`; undefined keeps messages in quarantine until an operator deletes or releases them. */
	readonly quarantined: number | undefined;
}

/** Milliseconds that a forwarded or exported message is kept, for this value of `RETENTION_DAYS`. */
export function getMessageRetentionMs(days: number = messageRetention.value): number {
	return days * day;
}

/**
 * Deletes old messages now and every hour. Messages on retention hold are deleted only where an operator has set
 * `RETENTION_DAYS`, which releases them. Returns a function that stops it.
 */
export function startRetention(store: Store, { handled, quarantined }: RetentionDays, log: Log): () => void {
	const age = getMessageRetentionMs(handled);
	const attempt = async (work: () => Promise<void>) => {
		try {
			await work();
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			log.error({ reason }, "old messages could not be deleted");
		}
	};
	const sweep = () =>
		attempt(async () => {
			if (handled !== undefined) await store.releaseHold();
			let deleted = await store.deleteHandled(age);
			if (quarantined !== undefined) deleted += await store.deleteQuarantined(quarantined * day);
			if (deleted > 0) log.info({ deleted }, "old messages deleted");
		});
	const reportHeld = () =>
		attempt(async () => {
			const held = await store.list({ heldFor: age, limit: 1 });
			if (held.length > 0) log.warn({}, 'old messages wait for "npm run inbox -- retention --confirm" to be deleted');
		});
	void sweep().then(reportHeld);
	const timer = setInterval(sweep, hour);
	return () => clearInterval(timer);
}
