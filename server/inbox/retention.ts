import type { Log } from "./log.ts";
import type { Store } from "./store.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Days after which messages go; undefined for never. */
interface Lives {
	/** What was forwarded or exported. */
	readonly handled: number | undefined;
	readonly quarantined: number;
}

/**
 * Deletes, now and every hour, what was forwarded or exported and what lies in quarantine, each when it arrived longer ago
 * than its days. The function that comes back ends it.
 */
export function startRetention(store: Store, { handled, quarantined }: Lives, log: Log): () => void {
	const sweep = async () => {
		try {
			let deleted = handled === undefined ? 0 : await store.deleteHandled(handled * day);
			deleted += await store.deleteQuarantined(quarantined * day);
			if (deleted > 0) log.info({ deleted }, "old messages deleted");
		} catch (error) {
			log.error(
				{ reason: error instanceof Error ? error.message : String(error) },
				"old messages could not be deleted",
			);
		}
	};
	sweep();
	const timer = setInterval(sweep, hour);
	return () => clearInterval(timer);
}
