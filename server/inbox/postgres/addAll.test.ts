import type { Pool } from "pg";
import { beforeEach, expect, it, vi } from "vitest";
import { digestOf, type NewMessage } from "#server/inbox/message.ts";
import { addAll } from "./addAll.ts";

const message = (key: string, change: Partial<NewMessage> = {}): NewMessage => ({
	key,
	date: "2025-01-31T12:00:00.000Z",
	formName: "Contact form",
	name: `Name of ${key}`,
	email: `${key}@example.com`,
	message: `Text of ${key}`,
	language: "ru",
	suspicion: null,
	...change,
});

const query = vi.fn<(text: string, values: unknown[]) => Promise<{ rows: object[] }>>();
const release = vi.fn<(failure?: Error) => void>();
const pool = { connect: async () => ({ query, release }) } as unknown as Pool;

beforeEach(() => {
	query.mockReset();
	release.mockReset();
});

it("stores messages by one statement, in the order of their keys, and each field in its column", async () => {
	query.mockResolvedValueOnce({ rows: [{ key: "a" }, { key: "b" }, { key: "c" }] });
	const given = [message("c"), message("a", { suspicion: "flood" }), message("b")];
	expect(await addAll(pool, given)).toEqual(["stored", "stored", "stored"]);
	expect(query).toHaveBeenCalledTimes(1);
	const columns = query.mock.calls[0]?.[1] ?? [];
	const [c, a, b] = given as [NewMessage, NewMessage, NewMessage];
	expect(columns).toEqual([
		["a", "b", "c"],
		[digestOf(a), digestOf(b), digestOf(c)],
		[a.date, b.date, c.date],
		[a.formName, b.formName, c.formName],
		["Name of a", "Name of b", "Name of c"],
		["a@example.com", "b@example.com", "c@example.com"],
		["Text of a", "Text of b", "Text of c"],
		["ru", "ru", "ru"],
		["flood", null, null],
		["quarantined", "waiting", "waiting"],
	]);
	expect(release).toHaveBeenCalledExactlyOnceWith(undefined);
});

it("tells each message what became of it: stored once, known when it is the same, a conflict when it is another", async () => {
	query.mockResolvedValueOnce({ rows: [{ key: "a" }] }).mockResolvedValueOnce({
		rows: [
			{ key: "a", digest: digestOf(message("a")) },
			{ key: "b", digest: digestOf(message("b")) },
		],
	});
	const given = [
		message("a"),
		message("a"),
		message("a", { name: "Another" }),
		message("b"),
		message("b", { email: "x" }),
	];
	expect(await addAll(pool, given)).toEqual(["stored", "known", "conflict", "known", "conflict"]);
	expect(query.mock.calls[1]?.[1]).toEqual([["a", "a", "a", "b", "b"]]);
});

it.each([
	[new Error("deadlock detected"), "deadlock detected"],
	["odd", "odd"],
])("hands a connection that has failed back as broken, and says why: %s", async (failure, words) => {
	query.mockRejectedValueOnce(failure);
	await expect(addAll(pool, [message("a")])).rejects.toThrow(words);
	expect(release).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: words }));
});
