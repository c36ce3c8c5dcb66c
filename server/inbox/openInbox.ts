import { statfs } from "node:fs/promises";
import path from "node:path";
import type { Env } from "#server/env.ts";
import { openLog } from "#server/log.ts";
import { createMetrics } from "#server/metrics.ts";
import { createBudget } from "./budget.ts";
import { loadFormPages } from "./form/formPages.ts";
import { createForwarder } from "./forwarder.ts";
import type { Inbox } from "./inbox.ts";
import { openStore } from "./openStore.ts";
import { createQuarantine } from "./quarantine.ts";
import { createRateLimiter } from "./rateLimit.ts";
import { startRetention } from "./retention.ts";
import { createRoom } from "./room.ts";

/** Milliseconds that messages on their way to the marketing host get to arrive when the server stops. */
const grace = 3_000;
/** Bytes of all bodies that are being read. */
const bodyBytes = 32 * 1024 * 1024;
/** Milliseconds that the last lines of the log get. */
const flushing = 500;

/**
 * Opens the store. What works in the background waits for its `start`: a server whose port is taken must not forward.
 *
 * @param build the folder that `npm run build` made
 * @throws with the variable's name and the remedy when the store can never be used
 */
export async function openInbox(env: Env, build: string): Promise<Inbox> {
	const metrics = createMetrics();
	const { log, close: closeLog } = openLog(env.LOG_LEVEL, () => metrics.logLinesLost.inc());
	let isLeaving = false;
	const forms = loadFormPages(build);
	const store = await openStore(env, log);
	const forwarder =
		env.MARKETING_URL === undefined
			? undefined
			: createForwarder({
					store,
					target: reviewsOf(env.MARKETING_URL),
					timeout: env.FORWARD_TIMEOUT * 1000,
					firstDelay: env.FORWARD_FIRST_DELAY * 1000,
					longestDelay: env.FORWARD_LONGEST_DELAY * 1000,
					log,
					metrics,
				});
	const lives = { handled: env.RETENTION_DAYS, quarantined: env.QUARANTINE_DAYS };
	const file = env.DATABASE_URL === undefined ? env.INBOX_FILE : undefined;
	const limiter = createRateLimiter({
		window: env.RATE_WINDOW * 1000,
		quarantine: env.RATE_QUARANTINE,
		refuse: env.RATE_REFUSE,
		total: env.RATE_TOTAL,
	});
	metrics.addGauge("cache_entries", limiter.size);
	if (file !== undefined) {
		const folder = path.dirname(file);
		metrics.addGauge("disk_free_bytes", async () => {
			const { bavail, bsize } = await statfs(folder);
			return bavail * bsize;
		});
	}
	let endRetention: (() => void) | undefined;
	return {
		store,
		limiter,
		origins: env.ALLOWED_ORIGINS,
		proxy: env.TRUSTED_PROXY,
		forwarder,
		forms,
		log,
		room: createRoom(file, env.DISK_RESERVE * 1024 * 1024),
		quarantine: createQuarantine(store, env.QUARANTINE_MOST),
		bodies: createBudget(bodyBytes),
		metrics,
		metricsToken: env.METRICS_TOKEN,
		start() {
			forwarder?.start();
			endRetention = startRetention(store, lives, log);
		},
		leave() {
			isLeaving = true;
		},
		isLeaving: () => isLeaving,
		async stop() {
			endRetention?.();
			await forwarder?.stop(grace);
			await store.close();
			await closeLog(flushing);
		},
	};
}

/** The marketing host's `/reviews`, below whatever path its address has (product 9). */
function reviewsOf(address: string): URL {
	const url = new URL(address);
	url.pathname = `${url.pathname.replace(/\/+$/, "")}/reviews`;
	return url;
}
