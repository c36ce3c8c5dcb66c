import { escapeControlChars } from "#server/contact/escapeControlChars.ts";
import type { MessageStatus, StoredMessage } from "#server/contact/store.ts";

/** Formats JSON with control, direction and invisible characters escaped, so that terminals can show it. */
export function toJson(value: unknown): string {
	const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
	return JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (found) =>
		found.split("").map(escapeUnit).join(""),
	);
}

/** Formats messages as a table of `width` characters, with the number of all messages below. */
export function formatList(
	messages: readonly StoredMessage[],
	counts: Record<MessageStatus, number>,
	width: number,
): string {
	const total = Object.entries(counts).map(([status, count]) => `${count} ${status}`);
	if (messages.length === 0) return `No messages here. In all: ${total.join(", ")}.`;
	const head = ["id", "received (UTC)", "status", "from", "message"];
	const rows = messages.map((message) => [
		String(message.id),
		formatMinute(message.receivedAt),
		formatStatus(message),
		escapeControlChars(`${message.name} <${message.email}>`),
		escapeControlChars(message.message),
	]);
	const getLength = (row: readonly string[], column: number) => row[column]?.length ?? 0;
	const cellWidths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => getLength(row, column))));
	cellWidths[3] = Math.min(cellWidths[3] ?? 0, 36);
	const before = cellWidths.slice(0, 4).reduce((sum, value) => sum + value + 2, 0);
	cellWidths[4] = Math.max(20, width - before);
	const line = (cells: string[]) =>
		cells
			.map((cell, column) => truncateText(cell, cellWidths[column] ?? 0))
			.join("  ")
			.trimEnd();
	const shown = `${messages.length} shown; in all: ${total.join(", ")}.`;
	return [line(head), line(cellWidths.map((value) => "─".repeat(value))), ...rows.map(line), "", shown].join("\n");
}

export function formatMessage(message: StoredMessage): string {
	const { attempts, lastError, forwardedAt, exportedAt, answeredAt, suspicion } = message;
	const attemptsText = attempts === 0 ? "not tried" : `tried ${attempts} times, last: ${lastError ?? "ok"}`;
	const lines = [
		[
			"Message",
			`${message.id}, received ${formatMinute(message.receivedAt)} UTC, written ${escapeControlChars(message.date)}`,
		],
		["From", escapeControlChars(`${message.name} <${message.email}>`)],
		["Page", `${message.page ?? "unknown"} (${message.language})`],
		["Status", suspicion ? `${message.status} (${suspicion})` : message.status],
		["Forwarding", forwardedAt ? `forwarded ${formatMinute(forwardedAt)} UTC` : attemptsText],
		["Exported", exportedAt ? `${formatMinute(exportedAt)} UTC` : "no"],
		["Answered", answeredAt ? `${formatMinute(answeredAt)} UTC` : "no"],
		["Key", escapeControlChars(message.key)],
	];
	const text = message.message.split("\n").map(escapeControlChars).join("\n");
	return `${lines.map(([name, value]) => `${name?.padEnd(11)}${value}`).join("\n")}\n\n${text}`;
}

/** Formats the status with its details, such as `quarantined: flood` or `forwarded, exported, answered`. */
export function formatStatus({ status, suspicion, exportedAt, answeredAt }: StoredMessage): string {
	const reason = suspicion && status === "quarantined" ? `: ${suspicion}` : "";
	return `${status}${reason}${exportedAt ? ", exported" : ""}${answeredAt ? ", answered" : ""}`;
}

export function formatMinute(date: Date): string {
	return date.toISOString().slice(0, 16).replace("T", " ");
}

function truncateText(text: string, width: number): string {
	return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}
