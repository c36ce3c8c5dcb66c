import { open } from "node:fs/promises";
import type { MessageSelection, MessageStore, StoredMessage } from "#server/contact/store.ts";
import { formatCsvRow } from "./formatCsvRow.ts";
import { escapeControlChars, toJson } from "./formatMessages.ts";
import type { CliOptions } from "./parseOptions.ts";

const PAGE_SIZE = 500;

const columns = [
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
] as const satisfies readonly (keyof StoredMessage)[];

/** Exports messages, oldest first, and marks them as exported once they are synced to the file or printed. */
export async function exportMessages(store: MessageStore, { status, format, output }: CliOptions): Promise<void> {
	const file = output === undefined ? undefined : await open(output, "w", 0o600);
	const write = (text: string) => (file ? file.appendFile(text) : print(text));
	const isTerminal = file === undefined && process.stdout.isTTY;
	const toCell = (value: Date | string | number | null) => {
		const text = value instanceof Date ? value.toISOString() : String(value ?? "");
		return isTerminal ? escapeControlChars(text) : text;
	};
	const ids: number[] = [];
	try {
		// An existing file keeps its mode, which may be wider.
		await file?.chmod(0o600).catch(() => {});
		// Excel needs the byte order mark to recognize UTF-8. Programs that read a pipe do not.
		if (format === "csv" && file) await write("\uFEFF");
		await write(format === "csv" ? formatCsvRow(columns) : "[");
		for await (const message of readAllMessages(store, { status })) {
			if (format === "csv") await write(formatCsvRow(columns.map((name) => toCell(message[name]))));
			else await write(`${ids.length === 0 ? "" : ","}\n${toJson(message)}`);
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

/** Reads all messages of a selection, oldest first, page by page. */
export async function* readAllMessages(
	store: MessageStore,
	selection: Pick<MessageSelection, "status" | "heldForMs">,
): AsyncGenerator<StoredMessage> {
	for (let after: number | undefined = 0; after !== undefined; ) {
		const messages: StoredMessage[] = await store.list({ ...selection, after, limit: PAGE_SIZE });
		yield* messages;
		after = messages.at(-1)?.id;
	}
}

function print(text: string): Promise<void> {
	return new Promise((resolve, reject) => {
		process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
	});
}
