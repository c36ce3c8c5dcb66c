import { messageRetention } from "#config/figures.ts";
import { getRetentionMs } from "#server/contact/retention.ts";
import { findMessages } from "#server/contact/selectMessages.ts";
import type { MessageStore, StoredMessage } from "#server/contact/store.ts";
import { formatList, formatMessage, toJson } from "./formatMessages.ts";
import type { CliOptions } from "./parseOptions.ts";

const DEFAULT_WIDTH = 120;

async function printTable(store: MessageStore, messages: readonly StoredMessage[]): Promise<void> {
	console.log(formatList(messages, await store.count(), process.stdout.columns ?? DEFAULT_WIDTH));
}

/** Throws if one of the messages does not exist. */
async function findNamed(store: MessageStore, ids: readonly number[]): Promise<StoredMessage[]> {
	const messages = await Promise.all(ids.map((id) => store.find(id)));
	return messages.map((message, index) => {
		if (message) return message;
		throw new Error(`There is no message ${ids[index]}. It may have been deleted: see RETENTION_DAYS.`);
	});
}

/** Prints the newest matching messages as a table, or as one JSON object per line. */
export async function listMessages(store: MessageStore, { filter, limit, json }: CliOptions): Promise<void> {
	const messages = (await findMessages(store, { ...filter, newest: true }, limit)).toReversed();
	if (json) {
		for (const message of messages) console.log(toJson(message));
		return;
	}
	await printTable(store, messages);
	if ((await store.count()).quarantined > 0) {
		console.log("A person may have written a quarantined message. Review them with npm run inbox -- quarantine.");
	}
}

export async function showMessages(store: MessageStore, { ids, json }: CliOptions): Promise<void> {
	if (ids.length === 0) throw new Error("Which one? npm run inbox -- show <id>");
	const messages = await findNamed(store, ids);
	console.log(messages.map(json ? toJson : formatMessage).join(json ? "\n" : "\n\n"));
}

/** Prints the oldest quarantined messages in full, and how to release or erase them. */
export async function reviewQuarantine(store: MessageStore, { limit }: CliOptions): Promise<void> {
	const messages = await store.list({ status: "quarantined", limit });
	const { quarantined } = await store.count();
	console.log([...messages.map(formatMessage), `${messages.length} of ${quarantined} quarantined.`].join("\n\n"));
	const last = messages.at(-1);
	if (!last) return;
	console.log("Release and forward what people wrote: npm run inbox -- retry <id> <id> …");
	console.log(`Then erase the others shown here: npm run inbox -- erase --status quarantined --until ${last.id}`);
}

/** Marks messages as answered, or with `--undo` as not answered. */
export async function markMessagesAnswered(store: MessageStore, { ids, undo }: CliOptions): Promise<void> {
	if (ids.length === 0) throw new Error("Which ones? npm run inbox -- answered <id> <id> …");
	await findNamed(store, ids);
	await store.markAnswered(ids, !undo);
	console.log(`Marked as ${undo ? "not answered" : "answered"}: ${ids.join(", ")}.`);
}

/** Makes messages due now for a running server. Dead and quarantined messages must be named. */
export async function retryMessages(store: MessageStore, { ids, filter: { status } }: CliOptions): Promise<void> {
	if (status !== undefined && (status !== "dead" || ids.length > 0)) {
		throw new Error("retry takes ids, or --status dead for all that were set aside.");
	}
	let count = 0;
	for (const idOrStatus of ids.length > 0 ? ids : [status]) {
		const changed = await store.retry(idOrStatus);
		if (ids.length > 0 && changed === 0) throw new Error(`There is no message ${idOrStatus} that could be forwarded.`);
		count += changed;
	}
	console.log(`${count} ${count === 1 ? "message is" : "messages are"} due: a server with MARKETING_URL forwards now.`);
}

/** Deletes all messages in quarantine, or with `--confirm` the named ones or all of an email address. */
export async function eraseMessages(
	store: MessageStore,
	{ ids, filter: { status, email }, until, confirm }: CliOptions,
): Promise<void> {
	const isQuarantine = status === "quarantined";
	if (until !== undefined && !isQuarantine) throw new Error("--until needs --status quarantined.");
	if ([ids.length > 0, isQuarantine, email !== undefined].filter(Boolean).length !== 1 || (status && !isQuarantine)) {
		throw new Error("erase takes ids, --email <address>, or --status quarantined for all that are quarantined.");
	}
	if (isQuarantine) {
		console.log(`${await store.deleteQuarantined(0, until)} quarantined messages erased.`);
		return;
	}
	const found =
		email === undefined ? await findNamed(store, ids) : await findMessages(store, { email }, Number.POSITIVE_INFINITY);
	await printTable(store, found);
	if (found.length === 0) return;
	const copiedMessages = found.filter(({ forwardedAt, exportedAt }) => forwardedAt ?? exportedAt);
	if (copiedMessages.length > 0)
		console.log(`Forwarded or exported: ${copiedMessages.map(({ id }) => id).join(", ")}. Erase the copies, too.`);
	if (!confirm) return console.log("Erase these messages for good with --confirm.");
	await store.erase(found.map(({ id }) => id));
	console.log(`Erased: ${found.map(({ id }) => id).join(", ")}. Backups may still contain them.`);
}

/** Prints the messages on hold that are past the retention of `days`. `--confirm` lets the server delete them. */
export async function reviewRetention(
	store: MessageStore,
	{ limit, confirm }: CliOptions,
	days?: number,
): Promise<void> {
	const held = await findMessages(store, { heldForMs: getRetentionMs(days) }, Number.POSITIVE_INFINITY);
	console.log(`A message is deleted ${days ?? messageRetention.value} days after it was first forwarded or exported.`);
	console.log(`Past that age and kept until you confirm: ${held.length}.\n`);
	if (held.length > 0) await printTable(store, held.slice(0, limit));
	if (confirm) {
		await store.releaseHold();
		console.log("Confirmed: a running server deletes them within an hour, and later ones when their time has come.");
	} else if (held.length > 0) {
		console.log("Keep a copy with npm run inbox -- export, then confirm with npm run inbox -- retention --confirm.");
	}
}
