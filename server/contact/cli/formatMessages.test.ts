import { describe, expect, it } from "vitest";
import { storedMessage } from "#server/contact/messages.testUtils.ts";
import type { StoredMessage } from "#server/contact/store.ts";
import { formatList, formatMessage, toJson } from "./formatMessages.ts";

const message: StoredMessage = { ...storedMessage, id: 7, key: "k" };
const counts = { waiting: 1, forwarded: 0, quarantined: 0, dead: 0 };

describe("formatList", () => {
	const format = (changes: readonly Partial<StoredMessage>[], width: number) =>
		formatList(
			changes.map((change) => ({ ...message, ...change })),
			counts,
			width,
		).split("\n");

	it("prints a line per message that fits the width, below a head and a rule", () => {
		const long = { name: "n".repeat(100), message: "m".repeat(900) };
		const [head, rule, first, second, , footer] = format([{}, { id: 8, ...long }], 100);
		expect(head).toMatch(/^id {2}received \(UTC\) +status +from +message$/);
		expect(rule).toMatch(/^─+( {2}─+){4}$/);
		expect(first).toMatch(/^7 {3}2025-01-31 12:00 {2}waiting +Ann <ann@example\.com> +Hello again$/);
		expect(second).toMatch(/m…$/);
		expect(second).toHaveLength(100);
		expect(footer).toBe("2 shown; in all: 1 waiting, 0 forwarded, 0 quarantined, 0 dead.");
		expect(format([long], 30)[2]).toMatch(/ {2}m{19}…$/);
	});

	it("prints the reason of a message while it is quarantined, and that it was exported", () => {
		const floodState = { status: "quarantined", suspicion: "flood" } as const;
		const forwardedState = { ...floodState, status: "forwarded", exportedAt: new Date(0) } as const;
		const lines = format([floodState, forwardedState, { status: "quarantined" }], 30);
		const cells = lines.slice(2, 5).map((line) => line.slice(22, 41).trim());
		expect(cells).toEqual(["quarantined: flood", "forwarded, exported", "quarantined"]);
	});

	it("prints only the counts without messages", () => {
		const line = "No messages here. In all: 1 waiting, 0 forwarded, 0 quarantined, 0 dead.";
		expect(format([], 80)).toEqual([line]);
	});
});

it("formats all fields of a message", () => {
	expect(formatMessage(message)).toBe(
		[
			"Message    7, received 2025-01-31 12:00 UTC, written 2025-01-31T12:00:00.000Z",
			"From       Ann <ann@example.com>",
			"Page       /about-us (en)",
			"Status     waiting",
			"Forwarding not tried",
			"Exported   no",
			"Answered   no",
			"Key        k",
			"",
			"Hello\nagain",
		].join("\n"),
	);
});

it.each<[Partial<StoredMessage>, string]>([
	[{ status: "quarantined", suspicion: "honeypot" }, "Status     quarantined (honeypot)"],
	[{ attempts: 3, lastError: "answered 500" }, "Forwarding tried 3 times, last: answered 500"],
	[{ attempts: 1, forwardedAt: new Date("2025-02-01T08:30:00Z") }, "Forwarding forwarded 2025-02-01 08:30 UTC"],
	[{ page: null }, "Page       unknown (en)"],
	[{ answeredAt: new Date("2025-02-03T10:15:00Z") }, "Answered   2025-02-03 10:15 UTC"],
	[{ exportedAt: new Date("2025-02-02T09:45:00Z") }, "Exported   2025-02-02 09:45 UTC"],
])("formats the state of %j", (change, line) => {
	expect(formatMessage({ ...message, ...change }).split("\n")).toContain(line);
});

it.each([..."\u001b\u009b\u202e\u0007\u200b\r"])("replaces characters that control a terminal: %j", (hostile) => {
	const hostileMessage = { ...message, name: `a${hostile}`, message: `b${hostile}\nc`, key: "k", date: `d${hostile}` };
	expect(formatList([hostileMessage], counts, 120) + formatMessage(hostileMessage)).not.toContain(hostile);
	expect(formatMessage(hostileMessage)).toMatch(/\n\nb·.*\nc$/);
});

it("escapes characters that control a terminal in JSON", () => {
	const text = "a\u001b\u009b\u202e\u{e0041}\u2028é🚤";
	const jsonText = toJson({ text });
	expect(jsonText).toBe('{"text":"a\\u001b\\u009b\\u202e\\udb40\\udc41\\u2028é🚤"}');
	expect(JSON.parse(jsonText)).toEqual({ text });
});
