import { describe, expect, it } from "vitest";
import type { StoredMessage } from "#server/inbox/store.ts";
import { describeList, describeMessage } from "./describe.ts";

const message: StoredMessage = {
	id: 7,
	key: "k",
	date: "2025-01-31T12:00:00.000Z",
	formName: "Playfleet contact form",
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
const counts = { waiting: 1, forwarded: 0, quarantined: 0 };

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
		expect(text).toContain("2 shown; in all: 1 waiting, 0 forwarded, 0 quarantined.");
	});

	it("says so when there is nothing", () => {
		expect(describeList([], { ...counts, waiting: 0 }, 80)).toBe(
			"No messages here. In all: 0 waiting, 0 forwarded, 0 quarantined.",
		);
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
