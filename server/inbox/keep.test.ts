import { beforeEach, expect, it, vi } from "vitest";
import type { Inbox } from "./inbox.ts";
import { keep } from "./keep.ts";
import type { NewMessage } from "./message.ts";
import type { AddResult } from "./store.ts";

const message: NewMessage = {
	key: "k",
	date: "2025-01-31T12:00:00.000Z",
	formName: "Contact form",
	name: "Ann",
	email: "ann@example.com",
	message: "Hello",
	language: "en",
	suspicion: null,
};
const trapped: NewMessage = { ...message, suspicion: "honeypot" };

const store = { add: vi.fn<(given: NewMessage) => Promise<AddResult>>() };
const limiter = { take: vi.fn<Inbox["limiter"]["take"]>(), giveBack: vi.fn() };
const forwarder = { wake: vi.fn() };
const log = { error: vi.fn() };
const room = { isFull: vi.fn(), stored: vi.fn(), refused: vi.fn() };
const quarantine = { hasRoom: vi.fn() };
const inbox = { store, limiter, forwarder, log, room, quarantine } as unknown as Inbox;

beforeEach(() => {
	vi.clearAllMocks();
	store.add.mockResolvedValue("stored");
	limiter.take.mockReturnValue("fine");
	room.isFull.mockResolvedValue(false);
	quarantine.hasRoom.mockResolvedValue(true);
});

it.each([
	[message, "fine", "stored", null],
	[message, "flood", "flood", "flood"],
	[trapped, "fine", "honeypot", "honeypot"],
	[trapped, "flood", "honeypot", "honeypot"],
] as const)("stores a message, counts it, and wakes the forwarder: %#", async (given, verdict, outcome, suspicion) => {
	limiter.take.mockReturnValue(verdict);
	expect(await keep(given, inbox, "1.2.3.4")).toBe(outcome);
	expect(limiter.take).toHaveBeenCalledExactlyOnceWith("1.2.3.4");
	expect(store.add).toHaveBeenCalledExactlyOnceWith({ ...given, suspicion });
	expect(limiter.giveBack).not.toHaveBeenCalled();
	expect(forwarder.wake).toHaveBeenCalledTimes(1);
});

it("stores a message where nothing is forwarded", async () => {
	expect(await keep(message, { ...inbox, forwarder: undefined }, "1.2.3.4")).toBe("stored");
});

it("does not count a message that is there already", async () => {
	store.add.mockResolvedValue("known");
	expect(await keep(trapped, inbox, "1.2.3.4")).toBe("known");
	expect(limiter.giveBack).toHaveBeenCalledExactlyOnceWith("1.2.3.4");
});

it("refuses a key that another message has, and does not count it", async () => {
	store.add.mockResolvedValue("conflict");
	await expect(keep(message, inbox, "1.2.3.4")).rejects.toMatchObject({
		status: 422,
		code: "key",
		field: "Idempotency-Key",
		message: "Another message has this key. Give each message its own.",
	});
	expect(limiter.giveBack).toHaveBeenCalledExactlyOnceWith("1.2.3.4");
	expect(forwarder.wake).not.toHaveBeenCalled();
});

it("refuses one too many with the time to wait, before the store hears of it", async () => {
	limiter.take.mockReturnValue({ retryAfter: 40 });
	await expect(keep(message, inbox, "1.2.3.4")).rejects.toMatchObject({
		status: 429,
		code: "tooMany",
		message: "Too many messages from this address. Wait, and send it again.",
		headers: { "retry-after": "40" },
	});
	expect(store.add).not.toHaveBeenCalled();
	expect(limiter.giveBack).not.toHaveBeenCalled();
});

it.each([
	[new Error("disk full"), "disk full"],
	["odd", "odd"],
])(
	"asks for another try when the store fails, does not count it, and logs why without the message",
	async (error, reason) => {
		store.add.mockRejectedValue(error);
		await expect(keep(message, inbox, "1.2.3.4")).rejects.toMatchObject({
			status: 503,
			code: "unavailable",
			message: "The message could not be stored. Send it again soon.",
			headers: { "retry-after": "10" },
		});
		expect(limiter.giveBack).toHaveBeenCalledExactlyOnceWith("1.2.3.4");
		expect(log.error).toHaveBeenCalledExactlyOnceWith({ reason }, expect.any(String));
	},
);

it("takes nothing while the disk is nearly full, and does not count it", async () => {
	room.isFull.mockResolvedValue(true);
	await expect(keep(message, inbox, "1.2.3.4")).rejects.toMatchObject({ status: 503, code: "unavailable" });
	expect(store.add).not.toHaveBeenCalled();
	expect(limiter.giveBack).toHaveBeenCalledExactlyOnceWith("1.2.3.4");
});

it("refuses what would be quarantined once the quarantine is full, and nothing else", async () => {
	quarantine.hasRoom.mockResolvedValue(false);
	await expect(keep(trapped, inbox, "1.2.3.4")).rejects.toMatchObject({
		status: 429,
		headers: { "retry-after": "3600" },
	});
	expect(await keep(message, inbox, "1.2.3.4")).toBe("stored");
});

it("remembers for the readiness what became of the last message", async () => {
	store.add.mockRejectedValueOnce(new Error("disk full"));
	await expect(keep(message, inbox, "1.2.3.4")).rejects.toMatchObject({ status: 503 });
	expect(room.refused).toHaveBeenCalledTimes(1);
	await keep(message, inbox, "1.2.3.4");
	expect(room.stored).toHaveBeenCalledTimes(1);
});
