import { type ContactService, openContactService } from "./contact/contactService.ts";
import type { ServerEnv } from "./env.ts";
import { openLog } from "./log.ts";
import { createMetrics, type ServerMetrics } from "./metrics.ts";

/** Time for the last lines of the log when the server stops. */
const LOG_FLUSH_MS = 500;

/** Everything that runs besides the site: contact messages, log and metrics. */
export interface ServerServices extends ContactService {
	readonly metrics: ServerMetrics;
	/** Grants access to `/metrics`; undefined disables it. */
	readonly metricsToken: string | undefined;
	/** Makes `/healthz` and `/readyz` answer 503, so that proxies send no further requests. */
	leave(): void;
	isLeaving(): boolean;
}

/**
 * Opens the services. What works in the background waits for `start`.
 *
 * @param build folder of the built site
 * @throws with the variable's name and the remedy if the store can never be used
 */
export async function openServices(env: ServerEnv, build: string): Promise<ServerServices> {
	const metrics = createMetrics();
	const { log, close: closeLog } = openLog(env.LOG_LEVEL, () => metrics.logLinesLost.inc());
	const contact = await openContactService(env, build, {
		log,
		countResponse: (status, outcome) => metrics.reviews.inc({ status, outcome }),
		countAttempt: (outcome) => metrics.forwardAttempts.inc({ outcome }),
	});
	metrics.addGauge("cache_entries", contact.rateLimiter.size);
	metrics.addGauge("disk_free_bytes", contact.diskSpace.getFreeBytes);
	let isLeaving = false;
	return {
		...contact,
		metrics,
		metricsToken: env.METRICS_TOKEN,
		leave() {
			isLeaving = true;
		},
		isLeaving: () => isLeaving,
		async stop() {
			await contact.stop();
			await closeLog(LOG_FLUSH_MS);
		},
	};
}
