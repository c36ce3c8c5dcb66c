import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { NewMessage } from "#server/inbox/message.ts";
import { openSqlite } from "./openSqlite.ts";

const written: NewMessage = {
	key: "key-1",
	date: "2025-01-31T12:00:00.000Z",
	formName: "Contact form",
	name: "Ann",
	email: "ann@example.com",
	message: "Hello",
	language: "en",
	suspicion: null,
};

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "sqlite-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const claim = { count: 9, lease: 60_000, lane: "fresh", newest: false, longest: 900_000 } as const;

it("does everything in its thread, in the order in which it was asked", async () => {
	const store = openSqlite(path.join(folder, "inbox.sqlite"));
	expect(await Promise.all([store.add(written), store.add({ ...written, key: "key-2" })])).toEqual([
		"stored",
		"stored",
	]);
	const [claimed] = await store.claim("a", { ...claim, count: 1 });
	expect(claimed).toMatchObject({ id: 1, key: "key-1" });
	await store.postpone("a", 1, 60_000, "answered 500");
	expect(await store.find(1)).toMatchObject({ attempts: 1, lastError: "answered 500" });
	expect(await store.retry(1)).toBe(1);
	expect(await store.retry()).toBe(2);
	await store.claim("a", { ...claim, lane: "tried" });
	await store.release("a");
	await store.claim("b", { ...claim, lane: "tried" });
	await store.markForwarded("b", 1);
	await store.markExported([2]);
	expect(await store.count()).toEqual({ waiting: 1, forwarded: 1, quarantined: 0, dead: 0 });
	expect(await store.list({ status: "forwarded" })).toMatchObject([{ id: 1 }]);
	await store.check();
	expect(await store.deleteHandled(-60_000)).toBe(2);
	expect(await store.list()).toEqual([]);
	await store.close();
	await expect(store.count()).rejects.toThrow("The store is closed.");
});

it("tells what failed in its thread, and goes on", async () => {
	const store = openSqlite(path.join(folder, "inbox.sqlite"));
	await expect(store.add({ ...written, name: null } as unknown as NewMessage)).rejects.toThrow("NOT NULL");
	expect(await store.add(written)).toBe("stored");
	await store.close();
});

it("fails while its file cannot be opened, and works once it can", async () => {
	const place = path.join(folder, "place");
	writeFileSync(place, "a file where a folder should be");
	const store = openSqlite(path.join(place, "inbox.sqlite"));
	const failed = await Promise.allSettled([store.check(), store.count(), store.add(written)]);
	expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
	rmSync(place);
	expect(await store.add(written)).toBe("stored");
	await store.close();
});
