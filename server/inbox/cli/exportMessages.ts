import { type FileHandle, open } from "node:fs/promises";
import type { Selection, Store, StoredMessage } from "#server/inbox/store.ts";
import { csvLine } from "./csv.ts";
import { inert, toJson, toRecord } from "./describe.ts";
import type { Options } from "./options.ts";

/** Messages taken from the store at a time. */
const page = 500;

/**
 * Writes messages out, oldest first, and marks them as exported once they are written: into a file and synced, or handed
 * to standard output.
 */
export async function exportMessages(store: Store, { status, format, output }: Options): Promise<void> {
	const file = output === undefined ? undefined : await openForOwner(output);
	const write = (text: string) => (file ? file.appendFile(text) : print(text));
	// A terminal would obey what it is shown.
	const shown = (text: string) => (file === undefined && process.stdout.isTTY ? inert(text) : text);
	const ids: number[] = [];
	try {
		// Excel takes a file without the mark for one of its system's own alphabet. What is piped goes to programs.
		if (format === "csv" && file) await write("\uFEFF");
		await write(format === "csv" ? csvLine(columns) : "[");
		for await (const message of everyMessage(store, { status })) {
			const record = toRecord(message);
			const line = toJson(record);
			if (format === "csv") await write(csvLine(columns.map((name) => shown(asText(record[name])))));
			else await write(`${ids.length === 0 ? "" : ","}\n${line}`);
			ids.push(message.id);
		}
		if (format === "json") await write("\n]\n");
		await file?.sync();
	} finally {
		await file?.close();
	}
	await store.markExported(ids);
	if (output !== undefined) console.log(`${ids.length} messages written to ${output}`);
}

const columns: readonly string[] = [
	"id",
	"receivedAt",
	"status",
	"name",
	"email",
	"message",
	"date",
	"language",
	"suspicion",
	"forwardedAt",
	"key",
];

/** Whoever had the file before, what is written now is for its owner alone. */
async function openForOwner(name: string): Promise<FileHandle> {
	const file = await open(name, "w", 0o600);
	await file.chmod(0o600).catch(() => {});
	return file;
}

/** Every message of a selection, oldest first. */
export async function* everyMessage(
	store: Store,
	selection: Pick<Selection, "status" | "heldFor">,
): AsyncGenerator<StoredMessage> {
	let after = 0;
	while (true) {
		const messages = await store.list({ ...selection, after, limit: page });
		yield* messages;
		const last = messages.at(-1);
		if (!last) return;
		after = last.id;
	}
}

function asText(value: unknown): string {
	if (value instanceof Date) return value.toISOString();
	return value === null || value === undefined ? "" : String(value);
}

function print(text: string): Promise<void> {
	return new Promise((resolve, reject) => {
		process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
	});
}
