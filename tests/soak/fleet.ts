import type { MarketingHost } from "#tests/faults/marketingHost.ts";
import type { Instance } from "./instance.ts";
import type { FaultName } from "./plan.ts";

/** Instances on one store, with a marketing host. */
export interface Fleet {
	readonly name: string;
	readonly instances: readonly Instance[];
	readonly host: MarketingHost;
	/** What can be done to it here, each for so many seconds. It is well again when it resolves. */
	readonly faults: Partial<Record<FaultName, (instance: Instance, seconds: number) => Promise<void>>>;
	/** Hears how each message was answered. */
	hear(status: number): void;
	/** What cannot be done to it here, and why. */
	readonly missing: readonly string[];
	/** How often each key lies in the store. Throws where a key has another text than its own. */
	storedKeys(): Promise<ReadonlyMap<string, number>>;
	/** Ends what is still there. */
	close(): Promise<void>;
}

/** What both kinds of instances are told: impatient with the marketing host, real limits for senders. */
export const environment = {
	FORWARD_TIMEOUT: "1",
	FORWARD_FIRST_DELAY: "0.05",
	FORWARD_LONGEST_DELAY: "0.5",
	RATE_QUARANTINE: "10",
	RATE_REFUSE: "60",
	RATE_TOTAL: "1000000",
	// A disk that is full to the last byte is what is tried here.
	DISK_RESERVE: "0",
	TRUSTED_PROXY: "x-real-ip@127.0.0.1",
	METRICS_TOKEN: "a token for the soak",
};

/** Kills a process and starts it again after some seconds. */
export async function killFor(instance: Instance, seconds: number): Promise<void> {
	await instance.end("SIGKILL");
	await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
	await instance.start();
}
