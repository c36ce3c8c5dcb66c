import type { Log } from "./log.ts";
import type { Store } from "./store.ts";

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Deletes, now and every hour, what was forwarded or exported and arrived longer ago than the days. The function that
 * comes back ends it.
 */
export function startRetention(store: Store, days: number, log: Log): () => void {
	const sweep = async () => {
		try {
			const deleted = await store.deleteHandled(days * day);
			if (deleted > 0) log.info({ deleted, days }, "old messages deleted");
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
