import type { TrustedProxy } from "#server/clientAddress.ts";
import type { ServerEnv } from "#server/env.ts";
import type { ServerLog } from "#server/log.ts";
import type { AcceptResult } from "./acceptMessage.ts";
import { createDiskSpace, type DiskSpace } from "./diskSpace.ts";
import { type FormPages, loadFormPages } from "./form/formPages.ts";
import { createForwarder, type ForwarderOptions, type MessageForwarder } from "./forwarder.ts";
import type { ErrorCode } from "./httpError.ts";
import { createNotices, type MessageNotices } from "./notices.ts";
import { openStore } from "./openStore.ts";
import { createQuarantine, type QuarantineLimits } from "./quarantine.ts";
import { createRateLimiter, type RateLimiter } from "./rateLimiter.ts";
import { createBodyReader, type ReadBody } from "./readBody.ts";
import { startRetention } from "./retention.ts";
import type { MessageStore } from "./store.ts";
import { startSupportServer } from "./support/supportServer.ts";

/** Time for messages on their way to the marketing host, and for a notice, when the server stops. */
const STOP_GRACE_MS = 3_000;
/** Memory for all request bodies that are being read. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** Receives, stores, forwards and deletes contact messages. */
export interface ContactService {
	readonly store: MessageStore;
	readonly rateLimiter: RateLimiter;
	/** Origins besides the requested host's. */
	readonly allowedOrigins: readonly string[];
	readonly trustedProxy: TrustedProxy | undefined;
	/** Undefined without a marketing host. */
	readonly forwarder: MessageForwarder | undefined;
	/** Undefined without `NOTICE_URL`. */
	readonly notices: MessageNotices | undefined;
	readonly formPages: FormPages;
	readonly log: ServerLog;
	readonly diskSpace: DiskSpace;
	readonly quarantine: QuarantineLimits;
	readonly readBody: ReadBody;
	countResponse(status: number, outcome: AcceptResult | ErrorCode): void;
	/** Starts to forward and delete messages. */
	start(): void;
	/** Stops what `start` has started and closes the store. */
	stop(): Promise<void>;
}

/** What the server's log and metrics provide. */
type Monitoring = Pick<ContactService, "log" | "countResponse"> & Pick<ForwarderOptions, "countAttempt">;

/**
 * Opens the store. Nothing is forwarded or deleted before `start`: the server's port may be taken.
 *
 * @param build folder of the built site
 * @throws with the variable's name and the remedy if the store can never be used
 */
export async function openContactService(
	env: ServerEnv,
	build: string,
	{ log, countResponse, countAttempt }: Monitoring,
): Promise<ContactService> {
	const formPages = loadFormPages(build);
	const store = await openStore(env, log);
	const readBody = createBodyReader(MAX_BODY_BYTES);
	const forwarder =
		env.MARKETING_URL === undefined
			? undefined
			: createForwarder({
					store,
					target: {
						url: getForwardUrl(env.MARKETING_URL),
						token: env.MARKETING_TOKEN,
						secret: env.MARKETING_SECRET,
					},
					timeoutMs: env.FORWARD_TIMEOUT * 1000,
					firstDelayMs: env.FORWARD_FIRST_DELAY * 1000,
					maxDelayMs: env.FORWARD_LONGEST_DELAY * 1000,
					log,
					countAttempt,
				});
	const notices =
		env.NOTICE_URL === undefined
			? undefined
			: createNotices({
					url: new URL(env.NOTICE_URL),
					fields: env.NOTICE_FIELDS,
					intervalMs: env.NOTICE_INTERVAL * 1000,
					log,
				});
	const support =
		env.SUPPORT_PORT === undefined || env.SUPPORT_LOGIN === undefined
			? undefined
			: await startSupportServer(
					{ store, readBody, login: env.SUPPORT_LOGIN, onRelease: () => forwarder?.wake() },
					env.SUPPORT_PORT,
					env.SUPPORT_HOST,
				);
	let stopRetention: (() => void) | undefined;
	return {
		store,
		rateLimiter: createRateLimiter({
			windowMs: env.RATE_WINDOW * 1000,
			quarantine: env.RATE_QUARANTINE,
			reject: env.RATE_REFUSE,
			total: env.RATE_TOTAL,
		}),
		allowedOrigins: env.ALLOWED_ORIGINS,
		trustedProxy: env.TRUSTED_PROXY,
		forwarder,
		notices,
		formPages,
		log,
		diskSpace: createDiskSpace(
			env.DATABASE_URL === undefined ? env.INBOX_FILE : undefined,
			env.DISK_RESERVE * 1024 * 1024,
		),
		quarantine: createQuarantine(store, env.QUARANTINE_MOST),
		readBody,
		countResponse,
		start() {
			forwarder?.start();
			stopRetention = startRetention(store, { handled: env.RETENTION_DAYS, quarantined: env.QUARANTINE_DAYS }, log);
		},
		async stop() {
			stopRetention?.();
			support?.close().closeAllConnections();
			await Promise.all([forwarder?.stop(STOP_GRACE_MS), notices?.stop(STOP_GRACE_MS)]);
			await store.close();
		},
	};
}

/** A URL without a path gets `/reviews` (product 9). */
function getForwardUrl(marketingUrl: string): URL {
	const url = new URL(marketingUrl);
	if (url.pathname === "/") url.pathname = "/reviews";
	return url;
}
