import { createDiskSpace } from "./contact/diskSpace.ts";
import { loadFormPages } from "./contact/form/renderForm.ts";
import { createForwarder } from "./contact/forwarder.ts";
import { createNotices } from "./contact/notices.ts";
import { openStore } from "./contact/openStore.ts";
import { createQuarantine } from "./contact/quarantine.ts";
import { createRateLimiter } from "./contact/rateLimiter.ts";
import { createBodyReader } from "./contact/readBody.ts";
import { startRetention } from "./contact/retention.ts";
import { startSupportServer } from "./contact/support/supportServer.ts";
import type { ServerEnv } from "./env.ts";
import { openLog } from "./log.ts";
import { createMetrics } from "./metrics.ts";

/** For open requests to the marketing host and a pending notice when the server stops. */
const STOP_GRACE_MS = 3_000;
const LOG_FLUSH_MS = 500;
/** Memory for all request bodies that are being read. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** Contact messages, log and metrics. */
export type ServerServices = Awaited<ReturnType<typeof openServices>>;

/**
 * Opens the services of a built site. Nothing is forwarded or deleted before `start`, because the port may be in use.
 *
 * @throws with the variable's name and the remedy if the store can never be used
 */
export async function openServices(env: ServerEnv, build: string) {
	const metrics = createMetrics();
	const { log, close: closeLog } = openLog(env.LOG_LEVEL, () => metrics.logLinesLost.inc());
	const store = await openStore(env, log);
	const readBody = createBodyReader(MAX_BODY_BYTES);
	const rateLimiter = createRateLimiter({
		windowMs: env.RATE_WINDOW * 1000,
		quarantine: env.RATE_QUARANTINE,
		reject: env.RATE_REFUSE,
		total: env.RATE_TOTAL,
	});
	metrics.addGauge("cache_entries", rateLimiter.size);
	const inboxFile = env.DATABASE_URL === undefined ? env.INBOX_FILE : undefined;
	const diskSpace = createDiskSpace(inboxFile, env.DISK_RESERVE * 1024 * 1024);
	metrics.addGauge("disk_free_bytes", diskSpace.getFreeBytes);
	const messageForwarder = env.MARKETING_URL
		? createForwarder({
				store,
				target: { url: getForwardUrl(env.MARKETING_URL), token: env.MARKETING_TOKEN, secret: env.MARKETING_SECRET },
				timeoutMs: env.FORWARD_TIMEOUT * 1000,
				firstDelayMs: env.FORWARD_FIRST_DELAY * 1000,
				maxDelayMs: env.FORWARD_LONGEST_DELAY * 1000,
				log,
				countAttempt: (outcome) => metrics.forwardAttempts.inc({ outcome }),
			})
		: undefined;
	const messageNotices = env.NOTICE_URL
		? createNotices({
				url: new URL(env.NOTICE_URL),
				fields: env.NOTICE_FIELDS,
				intervalMs: env.NOTICE_INTERVAL * 1000,
				log,
			})
		: undefined;
	const { SUPPORT_PORT: port, SUPPORT_LOGIN: login } = env;
	const onRelease = () => messageForwarder?.wake();
	const supportServer =
		login && port !== undefined
			? await startSupportServer({ store, readBody, login, onRelease }, port, env.SUPPORT_HOST)
			: undefined;
	let stopRetention: (() => void) | undefined;
	return {
		store,
		rateLimiter,
		allowedOrigins: env.ALLOWED_ORIGINS,
		trustedProxy: env.TRUSTED_PROXY,
		forwarder: messageForwarder,
		notices: messageNotices,
		renderFormPage: loadFormPages(build),
		log,
		diskSpace,
		quarantine: createQuarantine(store, env.QUARANTINE_MOST),
		readBody,
		metrics,
		/** Grants access to `/metrics`; undefined disables it. */
		metricsToken: env.METRICS_TOKEN,
		/** Makes `/healthz` and `/readyz` answer 503, so that proxies send no further requests. */
		isDraining: false,
		start() {
			messageForwarder?.start();
			stopRetention = startRetention(store, { handled: env.RETENTION_DAYS, quarantined: env.QUARANTINE_DAYS }, log);
		},
		async stop() {
			stopRetention?.();
			supportServer?.close().closeAllConnections();
			await Promise.all([messageForwarder?.stop(STOP_GRACE_MS), messageNotices?.stop(STOP_GRACE_MS)]);
			await store.close();
			await closeLog(LOG_FLUSH_MS);
		},
	};
}

/** A URL without a path gets `/reviews` (product 9). */
function getForwardUrl(marketingUrl: string): URL {
	const url = new URL(marketingUrl);
	if (url.pathname === "/") url.pathname = "/reviews";
	return url;
}
