import { describe, expect, it } from "vitest";
import type { StoredMessage } from "#server/inbox/store.ts";
import { describeList, describeMessage, toJson } from "./describe.ts";

const message: StoredMessage = {
	id: 7,
	key: "k",
	date: "2025-01-31T12:00:00.000Z",
	formName: "Contact form",
	name: "Ann",
	email: "ann@example.com",
	message: "Hello\nagain",
	language: "en",
	suspicion: null,
	receivedAt: new Date("2025-01-31T12:00:01Z"),
	status: "waiting",
	attempts: 0,
	nextAttemptAt: new Date("2025-01-31T12:00:01Z"),
	lastError: null,
	forwardedAt: null,
	exportedAt: null,
};
const counts = { waiting: 1, forwarded: 0, quarantined: 0, dead: 0 };

describe("the list", () => {
	it("has a line per message, no wider than asked for", () => {
		const text = describeList(
			[message, { ...message, id: 8, name: "n".repeat(100), message: "m".repeat(900) }],
			counts,
			100,
		);
		const [head, , first, second] = text.split("\n");
		expect(head).toMatch(/^id {2}received \(UTC\) +status +from +message$/);
		expect(first).toMatch(/^7 {3}2025-01-31 12:00 {2}waiting +Ann <ann@example\.com> +Hello again$/);
		expect(second?.length).toBeLessThanOrEqual(100);
		expect(text).toContain("2 shown; in all: 1 waiting, 0 forwarded, 0 quarantined, 0 dead.");
	});

	it("has a rule under its head, and says why a message is kept apart while it is", () => {
		const odd: StoredMessage = { ...message, status: "quarantined", suspicion: "flood" };
		const later: StoredMessage = { ...odd, id: 8, status: "forwarded" };
		const lines = describeList([odd, later, { ...message, id: 9, status: "quarantined" }], counts, 30).split("\n");
		expect(lines[1]).toMatch(/^─+( {2}─+){4}$/);
		expect(lines[2]).toMatch(/^7 +2025-01-31 12:00 {2}quarantined: flood {2}Ann/);
		expect(lines[3]).toMatch(/^8 +2025-01-31 12:00 {2}forwarded {2,}Ann/);
		expect(lines[4]).toMatch(/^9 +2025-01-31 12:00 {2}quarantined {2,}Ann/);
		expect(lines[5]).toBe("");
	});

	it("leaves a text its end where it is cut, and twenty characters however narrow the terminal is", () => {
		const texts = (width: number) => {
			const row = describeList([{ ...message, message: "m".repeat(900) }], counts, width).split("\n")[2] ?? "";
			return row.slice(row.indexOf("mm"));
		};
		expect(texts(30)).toBe(`${"m".repeat(19)}…`);
		expect(texts(120)).toMatch(/^m{40,}…$/);
	});

	it("says so when there is nothing", () => {
		expect(describeList([], { ...counts, waiting: 0 }, 80)).toBe(
			"No messages here. In all: 0 waiting, 0 forwarded, 0 quarantined, 0 dead.",
		);
	});
});

describe("one message", () => {
	it("is told in full", () => {
		expect(describeMessage(message)).toBe(
			[
				"Message    7, received 2025-01-31 12:00 UTC, written 2025-01-31T12:00:00.000Z",
				"From       Ann <ann@example.com>",
				"Language   en",
				"Status     waiting",
				"Forwarding not tried",
				"Exported   no",
				"Key        k",
				"",
				"Hello\nagain",
			].join("\n"),
		);
	});

	it.each<[Partial<StoredMessage>, string]>([
		[{ status: "quarantined", suspicion: "honeypot" }, "Status     quarantined (honeypot)"],
		[{ attempts: 3, lastError: "answered 500" }, "Forwarding tried 3 times, last: answered 500"],
		[{ attempts: 1 }, "Forwarding tried 1 times, last: ok"],
		[{ attempts: 1, forwardedAt: new Date("2025-02-01T08:30:00Z") }, "Forwarding forwarded 2025-02-01 08:30 UTC"],
		[{ exportedAt: new Date("2025-02-02T09:45:00Z") }, "Exported   2025-02-02 09:45 UTC"],
	])("tells what became of it: %j", (change, line) => {
		expect(describeMessage({ ...message, ...change }).split("\n")).toContain(line);
	});
});

it.each(["\u001b", "\u009b", "\u202e", "\u0007", "\u200b", "\r"])(
	"a terminal is told nothing by what somebody wrote: %j",
	(hostile) => {
		const odd = { ...message, name: `a${hostile}`, message: `b${hostile}\nc`, key: "k", date: `d${hostile}` };
		expect(describeList([odd], counts, 120) + describeMessage(odd)).not.toContain(hostile);
		expect(describeMessage(odd)).toMatch(/\n\nb·.*\nc$/);
	},
);

it("JSON for programs shows no terminal what it would obey, and says the same", () => {
	const text = "a\u001b\u009b\u202e\u{e0041}\u2028é🚤";
	const json = toJson({ text });
	expect(json).toBe('{"text":"a\\u001b\\u009b\\u202e\\udb40\\udc41\\u2028é🚤"}');
	expect(JSON.parse(json)).toEqual({ text });
});
