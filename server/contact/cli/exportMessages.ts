import { open } from "node:fs/promises";
import { promisify } from "node:util";
import { escapeControlChars } from "#server/contact/escapeControlChars.ts";
import { getErrorMessage } from "#server/contact/getErrorMessage.ts";
import { type MessageFilter, selectMessages } from "#server/contact/selectMessages.ts";
import type { MessageStore, StoredMessage } from "#server/contact/store.ts";
import { formatCsvRow } from "./formatCsvRow.ts";
import { toJson } from "./formatMessages.ts";
import type { CliOptions } from "./parseOptions.ts";

const exportColumns = [
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
	"page",
	"answeredAt",
] as const satisfies readonly (keyof StoredMessage)[];

interface ExportFormat extends Pick<CliOptions, "format" | "semicolon"> {
	/** Whether invisible characters in cells are replaced. */
	readonly isTerminal?: boolean;
}

/** Formats matching messages in chunks, oldest first, and adds their ids to `ids`. */
export async function* formatExport(
	store: Pick<MessageStore, "list">,
	filter: MessageFilter,
	{ format, semicolon, isTerminal = false }: ExportFormat,
	ids: number[],
): AsyncGenerator<string> {
	const formatRow = (cells: readonly string[]) => formatCsvRow(cells, semicolon ? ";" : ",");
	const toCell = (value: Date | string | number | null) => {
		const text = value instanceof Date ? value.toISOString() : String(value ?? "");
		return isTerminal ? escapeControlChars(text) : text;
	};
	yield format === "csv" ? formatRow(exportColumns) : "[";
	for await (const message of selectMessages(store, filter)) {
		if (format === "csv") yield formatRow(exportColumns.map((name) => toCell(message[name])));
		else yield `${ids.length === 0 ? "" : ","}\n${toJson(message)}`;
		ids.push(message.id);
	}
	if (format === "json") yield "\n]\n";
}

/** Exports messages and marks them as exported once they are written. A search result is a copy and marks nothing. */
export async function exportMessages(store: MessageStore, options: CliOptions): Promise<void> {
	const { filter, output } = options;
	const file = output === undefined ? undefined : await openFile(output, filter.isNew);
	const write = (text: string) => (file ? file.appendFile(text) : printText(text));
	const isTerminal = file === undefined && process.stdout.isTTY;
	const ids: number[] = [];
	try {
		// `open` does not change the mode of an existing file.
		await file?.chmod(0o600).catch(() => {});
		// Excel needs the byte order mark to recognize UTF-8; programs that read a pipe do not.
		if (options.format === "csv" && file) await write("\uFEFF");
		for await (const part of formatExport(store, filter, { ...options, isTerminal }, ids)) await write(part);
		await file?.sync();
	} finally {
		await file?.close();
	}
	if (filter.search === undefined && filter.email === undefined) await store.markExported(ids);
	if (output !== undefined) console.log(`${ids.length} messages written to ${output}`);
}

/** With `isNew`, never overwrites a file: a later export with `--new` lacks the messages of an earlier one. */
function openFile(name: string, isNew = false) {
	return open(name, isNew ? "wx" : "w", 0o600).catch((error: unknown) => {
		throw new Error(
			`--output ${name}: ${getErrorMessage(error)}. Give the name of a new file in a folder that exists.`,
		);
	});
}

const printText = promisify((text: string, done: (error?: Error | null) => void) => process.stdout.write(text, done));
