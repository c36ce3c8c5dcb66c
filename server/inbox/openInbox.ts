import type { Env } from "#server/env.ts";
import { loadFormPages } from "./form/formPages.ts";
import { startForwarder } from "./forwarder.ts";
import type { Inbox } from "./inbox.ts";
import { createLog } from "./log.ts";
import { createCounters } from "./metrics.ts";
import { openStore } from "./openStore.ts";
import { createRateLimiter } from "./rateLimit.ts";
import { startRetention } from "./retention.ts";

/** Milliseconds that messages on their way to the marketing host get to arrive when the server stops. */
const grace = 3_000;

/**
 * Opens the store and starts what works in the background.
 *
 * @param build the folder that `npm run build` made
 * @throws with the variable's name and the remedy when the store can never be used
 */
export async function openInbox(env: Env, build: string): Promise<Inbox> {
	const log = createLog(env.LOG_LEVEL);
	const counters = createCounters();
	const forms = loadFormPages(build);
	const store = await openStore(env, log);
	const forwarder =
		env.MARKETING_URL === undefined
			? undefined
			: startForwarder({
					store,
					target: reviewsOf(env.MARKETING_URL),
					timeout: env.FORWARD_TIMEOUT * 1000,
					firstDelay: env.FORWARD_FIRST_DELAY * 1000,
					longestDelay: env.FORWARD_LONGEST_DELAY * 1000,
					log,
					counters,
				});
	const endRetention = env.RETENTION_DAYS === undefined ? undefined : startRetention(store, env.RETENTION_DAYS, log);
	return {
		store,
		limiter: createRateLimiter({
			window: env.RATE_WINDOW * 1000,
			quarantine: env.RATE_QUARANTINE,
			refuse: env.RATE_REFUSE,
		}),
		origins: env.ALLOWED_ORIGINS,
		proxy: env.TRUSTED_PROXY,
		forwarder,
		forms,
		log,
		counters,
		metricsToken: env.METRICS_TOKEN,
		async stop() {
			endRetention?.();
			await forwarder?.stop(grace);
			await store.close();
		},
	};
}

/** The marketing host's `/reviews`, below whatever path its address has (product 9). */
function reviewsOf(address: string): URL {
	const url = new URL(address);
	url.pathname = `${url.pathname.replace(/\/+$/, "")}/reviews`;
	return url;
}
