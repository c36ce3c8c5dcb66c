import type { TrustedProxy } from "#server/clientAddress.ts";
import type { Log } from "#server/log.ts";
import type { Metrics } from "#server/metrics.ts";
import type { Budget } from "./budget.ts";
import type { FormPages } from "./form/formPages.ts";
import type { Forwarder } from "./forwarder.ts";
import type { Quarantine } from "./quarantine.ts";
import type { RateLimiter } from "./rateLimit.ts";
import type { Room } from "./room.ts";
import type { Store } from "./store.ts";

/** What answering `/reviews` needs. */
export interface Inbox {
	readonly store: Store;
	readonly limiter: RateLimiter;
	/** Origins besides the requested host's own. */
	readonly origins: readonly string[];
	readonly proxy: TrustedProxy | undefined;
	/** Undefined without a marketing host. */
	readonly forwarder: Forwarder | undefined;
	readonly forms: FormPages;
	readonly log: Log;
	readonly room: Room;
	readonly quarantine: Quarantine;
	readonly bodies: Budget;
	readonly metrics: Metrics;
	/** What may read `/metrics`; undefined when nobody may. */
	readonly metricsToken: string | undefined;
	/** Begins the work in the background. */
	start(): void;
	/** Says by `/healthz` and `/readyz` that nobody shall come any more. */
	leave(): void;
	isLeaving(): boolean;
	/** Ends the work in the background and closes the store. */
	stop(): Promise<void>;
}
