import { getMessageRetentionMs } from "#server/inbox/retention.ts";
import type { Store, StoredMessage } from "#server/inbox/store.ts";
import { messageRetention } from "#site/facts.ts";
import { describeList } from "./describe.ts";
import { everyMessage } from "./exportMessages.ts";
import type { Options } from "./options.ts";

/**
 * Shows the messages that the server keeps although they are past the retention period, because it stored them before it
 * had one. `--confirm` lets the server delete them.
 *
 * @param days `RETENTION_DAYS`
 */
export async function reviewRetention(store: Store, { limit, confirm }: Options, days?: number): Promise<void> {
	const held: StoredMessage[] = [];
	for await (const message of everyMessage(store, { heldFor: getMessageRetentionMs(days) })) held.push(message);
	console.log(`A message is deleted ${days ?? messageRetention.value} days after it was first forwarded or exported.`);
	console.log(`Past that age and kept until you confirm: ${held.length}.`);
	if (held.length > 0) {
		console.log(`\n${describeList(held.slice(0, limit), await store.count(), process.stdout.columns ?? 120)}\n`);
	}
	if (confirm) {
		await store.releaseHold();
		console.log("Confirmed: a running server deletes them within an hour, and later ones when their time has come.");
	} else if (held.length > 0) {
		console.log("Keep a copy with npm run inbox -- export, then confirm with npm run inbox -- retention --confirm.");
	}
}

/** Deletes one message, or everything in quarantine. */
export async function eraseMessages(store: Store, { id, status }: Options): Promise<void> {
	if ((id === undefined) === (status === undefined) || (status !== undefined && status !== "quarantined")) {
		throw new Error("erase takes an id, or --status quarantined for all that are quarantined.");
	}
	if (id === undefined) {
		console.log(`${await store.deleteQuarantined(0)} quarantined messages erased.`);
		return;
	}
	if (!(await store.erase(id))) throw new Error(`There is no message ${id}.`);
	console.log(`Message ${id} erased.`);
}
