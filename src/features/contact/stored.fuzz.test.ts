// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getKeysWithPrefix, setItem } from "#src/features/storage/storage.ts";
import { acquireDraft } from "./drafts.ts";
import { composeMessage } from "./message.ts";
import { startOutbox } from "./outbox.ts";
import { installLocks } from "./testLocks.ts";

const start = Date.parse("2025-06-01T10:00:00Z");
const params = { name: "Ann", email: "ann@example.com", message: "Hello" };
const validMessage = composeMessage(params, "");

const anyText = fc.oneof(
	fc.string({ unit: "binary", maxLength: 30 }),
	fc.constantFrom("ключ", "\ud800", "\0", "a\r\nb: c", "", "k".repeat(300), "x".repeat(70_000)),
);
const anyJson = fc.oneof(anyText, fc.jsonValue({ maxDepth: 3 }));
/** An object with some of the keys. */
const someOf = (...keys: readonly string[]) =>
	fc.record(Object.fromEntries(keys.map((key) => [key, anyJson])), { requiredKeys: [] });
const values = someOf("name", "email", "message");
const payload = fc.record({ date: anyJson, params: fc.oneof(values, fc.constant(params)) });
const message = fc.tuple(someOf("key", "website"), payload).map(([rest, payload]) => ({ ...rest, payload }));
/** Arbitrary stored values under our keys, valid, nearly valid and invalid. */
const storedText = fc.oneof(
	anyText,
	fc.json({ maxDepth: 3 }),
	fc
		.record(
			{ message: fc.oneof(message, fc.constant(validMessage)), notBefore: anyJson, values, at: anyJson },
			{ requiredKeys: [] },
		)
		.map((value) => JSON.stringify(value)),
);
const waiting = (change: object) => JSON.stringify({ message: { ...validMessage, ...change }, notBefore: 0 });

const heldLocks = installLocks();
beforeEach(() => {
	vi.useFakeTimers({ now: start });
});
afterEach(() => {
	vi.clearAllTimers();
});

it("sends a waiting message whatever else the outbox contains", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(storedText, { maxLength: 4 }), async (left) => {
			localStorage.clear();
			const fetched = vi.fn(async (_: string, { body, keepalive }: { body: string; keepalive: boolean }) => {
				// Browsers limit `keepalive` bodies to 64 KiB; the server's limit is lower.
				if (keepalive && Buffer.byteLength(body) > 65_536) throw new TypeError("Failed to fetch");
				return new Response(null, { status: body.length > 16_384 ? 413 : 202 });
			});
			vi.stubGlobal("fetch", fetched);
			for (const [index, value] of left.entries()) localStorage.setItem(`contact.outbox.${index}`, value);
			const own = composeMessage({ ...params, message: "mine" }, "");
			setItem(`contact.outbox.${own.key}`, { message: own, notBefore: 0 });
			const stop = startOutbox();
			await vi.advanceTimersByTimeAsync(60_000);
			stop();
			expect(fetched.mock.calls.filter(([, sent]) => sent.body === JSON.stringify(own.payload))).toHaveLength(1);
			expect(heldLocks.size).toBe(0);
		}),
		{
			examples: [
				[[waiting({ key: "ключ" })]],
				[[waiting({ website: "\ud800" })]],
				[[waiting({ payload: { ...validMessage.payload, params: { ...params, message: "x".repeat(70_000) } } })]],
				[['{"message":null,"notBefore":1e308}', "null", "{"]],
			],
		},
	);
});

it("opens the form empty or with a text, whatever the stored drafts contain", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(storedText, { maxLength: 4 }), async (left) => {
			localStorage.clear();
			for (const [index, value] of left.entries()) localStorage.setItem(`contact.draft.${index}`, value);
			const draft = await acquireDraft(() => ({ name: "", email: "", message: "" }));
			for (const value of Object.values(draft.restored ?? {})) expect(typeof value).toBe("string");
			draft.save(params);
			expect(draft.toMessage(params, "").payload.params).toEqual(params);
			draft.discard();
			draft.release();
			expect(getKeysWithPrefix("contact.draft.").length).toBeLessThan(left.length + 1);
		}),
		{ examples: [[['{"values":{"name":"","email":"","message":""},"at":1e308}']], [["[]", "{", "0"]]] },
	);
});
