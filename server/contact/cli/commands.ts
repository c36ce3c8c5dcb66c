import { messageRetention } from "#config/facts.ts";
import { getRetentionMs } from "#server/contact/retention.ts";
import type { MessageStore, StoredMessage } from "#server/contact/store.ts";
import { readAllMessages } from "./exportMessages.ts";
import { formatList, formatMessage, toJson } from "./formatMessages.ts";
import type { CliOptions } from "./parseOptions.ts";

const quarantineHint =
	"Quarantined messages are not forwarded. A person may have written them: npm run inbox -- list --status quarantined.\n" +
	"Forward one with npm run inbox -- retry <id>, delete one with npm run inbox -- erase <id>.";

const DEFAULT_WIDTH = 120;

/** Prints the newest messages as a table, or as one JSON object per line. */
export async function listMessages(store: MessageStore, { status, limit, json }: CliOptions): Promise<void> {
	const messages = await store.list({ status, limit, newest: true });
	if (json) {
		for (const message of messages) console.log(toJson(message));
		return;
	}
	const counts = await store.count();
	console.log(formatList(messages, counts, process.stdout.columns ?? DEFAULT_WIDTH));
	if (counts.quarantined > 0) console.log(quarantineHint);
}

/** Prints one message in full. */
export async function showMessage(store: MessageStore, { id, json }: CliOptions): Promise<void> {
	if (id === undefined) throw new Error("Which one? npm run inbox -- show <id>");
	const message = await store.find(id);
	if (!message) throw new Error(`There is no message ${id}. It may have been deleted: see RETENTION_DAYS.`);
	console.log(json ? toJson(message) : formatMessage(message));
}

/** Makes messages due now; a running server forwards them. Dead and quarantined messages must be named. */
export async function retryMessages(store: MessageStore, { id, status }: CliOptions): Promise<void> {
	if (status !== undefined && (status !== "dead" || id !== undefined)) {
		throw new Error("retry takes an id, or --status dead for all that were set aside.");
	}
	const count = await store.retry(status ?? id);
	if (id !== undefined && count === 0) throw new Error(`There is no message ${id} that could be forwarded.`);
	console.log(`${count} ${count === 1 ? "message is" : "messages are"} due: a server with MARKETING_URL forwards now.`);
}

/** Deletes one message, or all in quarantine. */
export async function eraseMessages(store: MessageStore, { id, status }: CliOptions): Promise<void> {
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

/**
 * Prints the messages on retention hold that are past the retention period. `--confirm` lets the server delete them.
 *
 * @param days `RETENTION_DAYS`
 */
export async function reviewRetention(
	store: MessageStore,
	{ limit, confirm }: CliOptions,
	days?: number,
): Promise<void> {
	const held: StoredMessage[] = [];
	for await (const message of readAllMessages(store, { heldForMs: getRetentionMs(days) })) held.push(message);
	console.log(`A message is deleted ${days ?? messageRetention.value} days after it was first forwarded or exported.`);
	console.log(`Past that age and kept until you confirm: ${held.length}.`);
	if (held.length > 0) {
		const width = process.stdout.columns ?? DEFAULT_WIDTH;
		console.log(`\n${formatList(held.slice(0, limit), await store.count(), width)}\n`);
	}
	if (confirm) {
		await store.releaseHold();
		console.log("Confirmed: a running server deletes them within an hour, and later ones when their time has come.");
	} else if (held.length > 0) {
		console.log("Keep a copy with npm run inbox -- export, then confirm with npm run inbox -- retention --confirm.");
	}
}
