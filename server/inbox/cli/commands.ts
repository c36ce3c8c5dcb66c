import type { Store } from "#server/inbox/store.ts";
import { describeList, describeMessage, toJson, toRecord } from "./describe.ts";
import type { Options } from "./options.ts";

const quarantineHint =
	"Quarantined messages are not forwarded. A person may have written them: npm run inbox -- list --status quarantined.\n" +
	"Forward one with npm run inbox -- retry <id>, delete one with npm run inbox -- erase <id>.";

/** The newest messages as a table, or one JSON object per line. */
export async function listMessages(store: Store, { status, limit, json }: Options): Promise<void> {
	const messages = await store.list({ status, limit, newest: true });
	if (json) {
		for (const message of messages) console.log(toJson(toRecord(message)));
		return;
	}
	const counts = await store.count();
	console.log(describeList(messages, counts, process.stdout.columns ?? 120));
	if (counts.quarantined > 0) console.log(quarantineHint);
}

/** One message in full. */
export async function showMessage(store: Store, { id, json }: Options): Promise<void> {
	if (id === undefined) throw new Error("Which one? npm run inbox -- show <id>");
	const message = await store.find(id);
	if (!message) throw new Error(`There is no message ${id}. It may have been deleted: see RETENTION_DAYS.`);
	console.log(json ? toJson(toRecord(message)) : describeMessage(message));
}

/** Makes messages due at once, those that were set aside by name only; a running server sends them. */
export async function retryMessages(store: Store, { id, status }: Options): Promise<void> {
	if (status !== undefined && (status !== "dead" || id !== undefined)) {
		throw new Error("retry takes an id, or --status dead for all that were set aside.");
	}
	const count = await store.retry(status ?? id);
	if (id !== undefined && count === 0) throw new Error(`There is no message ${id} that could be forwarded.`);
	console.log(`${count} ${count === 1 ? "message is" : "messages are"} due: a server with MARKETING_URL forwards now.`);
}
