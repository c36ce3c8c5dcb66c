import { chmodSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import type { NewMessage } from "#server/contact/message.ts";
import { exampleMessage } from "#server/contact/messages.testUtils.ts";
import type { MessageStore } from "#server/contact/store.ts";
import { addMessages, claimBoth, getKeys } from "#server/contact/stores.testUtils.ts";
import { openDatabase } from "./database.ts";
import { sqliteMigrations } from "./migrations.ts";
import { openSqlite } from "./openSqlite.ts";

const { at } = temporaryFolder();
let file: string;
let store: MessageStore;

beforeEach(() => {
	file = at("deep/er/inbox.sqlite");
	store = openSqlite(file);
});
afterEach(() => store.close().catch(() => {}));

const names = () => ["", "-wal", "-shm"].map((suffix) => file + suffix);

it("creates a file in a folder that only their owner may read, and restricts existing files", async () => {
	await store.add(exampleMessage);
	expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
	for (const name of names()) expect(statSync(name).mode & 0o777, name).toBe(0o600);
	for (const name of names()) chmodSync(name, 0o644);
	const other = openSqlite(file);
	await other.check();
	for (const name of names()) expect(statSync(name).mode & 0o777, name).toBe(0o600);
	await other.close();
});

it("uses a write-ahead log and overwrites deleted text, also in the log", async () => {
	await store.add({ ...exampleMessage, message: "SECRET-TEXT" });
	const database = new DatabaseSync(file);
	expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
	database.close();
	expect(readFileSync(`${file}-wal`).includes("SECRET-TEXT")).toBe(true);
	await store.erase([1]);
	for (const name of names().slice(0, 2)) expect(readFileSync(name).includes("SECRET-TEXT"), name).toBe(false);
});

it("syncs each commit to the disk, so that an accepted message survives a power failure", () => {
	const database = openDatabase(file);
	const full = 2;
	expect(database.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: full });
	database.close();
});

it("leaves out the messages on a damaged page, counts them, and claims all others", async () => {
	const keys = Array.from({ length: 60 }, (_, index) => `key-${index + 1}`);
	for (const key of keys) await store.add({ ...exampleMessage, key, message: `${key} `.padEnd(1_000, "x") });
	await store.close();
	const bytes = readFileSync(file);
	const pageSize = bytes.readUInt16BE(16);
	const page = Math.floor(bytes.indexOf("key-30 ") / pageSize) * pageSize;
	const lost = keys.filter((key) => bytes.subarray(page, page + pageSize).includes(`${key} `));
	writeFileSync(file, bytes.fill(0xff, page, page + pageSize));
	store = openSqlite(file);
	expect(lost).toContain("key-30");
	const claimedMessages = [await claimBoth(store, "a", 50), await claimBoth(store, "a", 50)].flat();
	expect(getKeys(claimedMessages)).toEqual(keys.filter((key) => !lost.includes(key)));
	expect(await store.count()).toMatchObject({ waiting: 60, unreadable: lost.length });
});

it.each([
	["removed", () => rmSync(file)],
	["replaced", () => renameSync(file, `${file}.old`)],
])("rejects messages after the file was %s, because they would be lost at a restart", async (word, change) => {
	await store.add(exampleMessage);
	change();
	if (word === "replaced") writeFileSync(file, "");
	const reason = `the file was ${word} while the server ran`;
	await expect(store.add({ ...exampleMessage, key: "key-2" })).rejects.toThrow(reason);
	await expect(store.check()).rejects.toThrow(reason);
});

it("migrates a file without a schema version and preserves its messages", async () => {
	const oldFile = at("old.sqlite");
	const database = new DatabaseSync(oldFile);
	database.exec(sqliteMigrations[0] ?? "");
	database.exec(`INSERT INTO messages (key, digest, receivedAt, date, formName, name, email, message, language, status,
		nextAttemptAt) VALUES ('k', 'd', 1, '2025-01-31', 'f', 'Ann', 'a@b.c', 'Hi', 'en', 'waiting', 0)`);
	const migratedStore = openSqlite(oldFile);
	expect(await migratedStore.list()).toMatchObject([{ key: "k", status: "waiting" }]);
	await migratedStore.close();
	expect(database.prepare("PRAGMA user_version").get()).toEqual({ user_version: sqliteMigrations.length });
	database.close();
});

it.each([
	["a newer server", "PRAGMA user_version = 99", "its schema 99 is a newer server's"],
	["another program", "CREATE TABLE songs (title TEXT)", "it holds another program's data"],
	["another program with such a table", "CREATE TABLE messages (id INTEGER)", "it holds another program's data"],
])("rejects a file of %s and leaves it unchanged", async (_, content, reason) => {
	const foreignFile = at("foreign.sqlite");
	const database = new DatabaseSync(foreignFile);
	database.exec(content);
	database.close();
	const before = readFileSync(foreignFile);
	await expect(openSqlite(foreignFile).check()).rejects.toThrow(reason);
	expect(readFileSync(foreignFile).equals(before)).toBe(true);
});

it("rejects calls while its file cannot be opened, and works once it can", async () => {
	const obstacleFile = at("obstacle");
	writeFileSync(obstacleFile, "a file where a folder should be");
	store = openSqlite(path.join(obstacleFile, "inbox.sqlite"));
	const results = await Promise.allSettled([store.check(), store.count(), store.add(exampleMessage)]);
	expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
	rmSync(obstacleFile);
	expect(await store.add(exampleMessage)).toBe("stored");
});

it("reports errors of SQLite, continues after them, and rejects calls after close", async () => {
	await expect(store.add({ ...exampleMessage, name: null } as unknown as NewMessage)).rejects.toThrow("NOT NULL");
	await addMessages(store, 2);
	await store.close();
	await expect(store.count()).rejects.toThrow("the store is closed");
});

it("lets at most 2,000 statements wait for the disk", async () => {
	const pendingCounts = Array.from({ length: 2_001 }, () => store.count());
	await expect(pendingCounts.at(-1)).rejects.toThrow("too many statements wait for the store");
	await Promise.all(pendingCounts.slice(0, -1));
});
