import type { Status, StoredMessage } from "#server/inbox/store.ts";

/** A message as programs get it: every field under its own name, times in ISO form. */
export function toRecord(message: StoredMessage): Record<string, unknown> {
	const { id, receivedAt, status, name, email, message: text, ...rest } = message;
	return { id, receivedAt, status, name, email, message: text, ...rest };
}

/**
 * A value as JSON in which nothing is invisible: what a terminal would take for a command, or turn the line around by, is
 * escaped, which programs read as the same text.
 */
export function toJson(value: unknown): string {
	const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
	return JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (found) =>
		found.split("").map(escaped).join(""),
	);
}

/**
 * A table for people, oldest first, and how many messages there are in all.
 *
 * @param width characters of a line
 */
export function describeList(
	messages: readonly StoredMessage[],
	counts: Record<Status, number>,
	width: number,
): string {
	const total = Object.entries(counts).map(([status, count]) => `${count} ${status}`);
	if (messages.length === 0) return `No messages here. In all: ${total.join(", ")}.`;
	const head = ["id", "received (UTC)", "status", "from", "message"];
	const rows = messages.map((message) => [
		String(message.id),
		minute(message.receivedAt),
		message.suspicion && message.status === "quarantined" ? `quarantined: ${message.suspicion}` : message.status,
		inert(`${message.name} <${message.email}>`),
		inert(message.message),
	]);
	const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
	widths[3] = Math.min(widths[3] ?? 0, 36);
	const before = widths.slice(0, 4).reduce((sum, value) => sum + value + 2, 0);
	widths[4] = Math.max(20, width - before);
	const line = (cells: string[]) =>
		cells
			.map((cell, column) => cut(cell, widths[column] ?? 0))
			.join("  ")
			.trimEnd();
	const shown = `${messages.length} shown; in all: ${total.join(", ")}.`;
	return [line(head), line(widths.map((value) => "─".repeat(value))), ...rows.map(line), "", shown].join("\n");
}

/** One message in full. */
export function describeMessage(message: StoredMessage): string {
	const { attempts, lastError, forwardedAt, exportedAt, suspicion } = message;
	const tried = attempts === 0 ? "not tried" : `tried ${attempts} times, last: ${lastError ?? "ok"}`;
	const lines = [
		["Message", `${message.id}, received ${minute(message.receivedAt)} UTC, written ${inert(message.date)}`],
		["From", inert(`${message.name} <${message.email}>`)],
		["Language", message.language],
		["Status", suspicion ? `${message.status} (${suspicion})` : message.status],
		["Forwarding", forwardedAt ? `forwarded ${minute(forwardedAt)} UTC` : tried],
		["Exported", exportedAt ? `${minute(exportedAt)} UTC` : "no"],
		["Key", inert(message.key)],
	];
	const text = message.message.split("\n").map(inert).join("\n");
	return `${lines.map(([name, value]) => `${name?.padEnd(11)}${value}`).join("\n")}\n\n${text}`;
}

function minute(date: Date): string {
	return date.toISOString().slice(0, 16).replace("T", " ");
}

function cut(text: string, width: number): string {
	return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}

/** One line that no terminal takes for a command: control and direction characters become a visible dot. */
export function inert(text: string): string {
	return text.replace(/\n+/g, " ").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "·");
}
