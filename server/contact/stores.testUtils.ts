import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { findPostgres, queryDatabase, startPostgres } from "#server/testing/startPostgres.ts";
import { exampleMessage } from "./messages.testUtils.ts";
import { openPostgres } from "./postgres/openPostgres.ts";
import { openSqlite } from "./sqlite/openSqlite.ts";
import type { MessageStore, StoredMessage } from "./store.ts";

/** A separate database for a test file. */
export interface TestDatabase {
	open(): MessageStore;
	execute(sql: string): Promise<unknown>;
	remove(): Promise<void>;
}

async function createSqlite(): Promise<TestDatabase> {
	const folder = mkdtempDisposableSync(path.join(tmpdir(), "inbox-"));
	const file = path.join(folder.path, "inbox.sqlite");
	return {
		open: () => openSqlite(file),
		async execute(sql) {
			const database = new DatabaseSync(file);
			database.exec(sql);
			database.close();
		},
		remove: async () => folder.remove(),
	};
}

async function createPostgres(): Promise<TestDatabase> {
	const postgres = await startPostgres();
	const connectionString = await postgres.createDatabase();
	return {
		open: () => openPostgres(connectionString),
		execute: (sql) => queryDatabase(connectionString, sql),
		remove: () => postgres.stop(),
	};
}

/** Each kind of database with the statements that differ. */
export const storeKinds = [
	{
		name: "SQLite",
		isMissing: false,
		create: createSqlite,
		clearTables: "DELETE FROM messages; DELETE FROM sqlite_sequence",
		setVersion: "PRAGMA user_version =",
	},
	{
		name: "PostgreSQL",
		isMissing: findPostgres() === undefined,
		create: createPostgres,
		clearTables: "TRUNCATE messages RESTART IDENTITY",
		setVersion: 'UPDATE "messagesVersion" SET version =',
	},
] as const;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Adds messages with the keys `key-1`, `key-2` and so on. */
export async function addMessages(store: MessageStore, count: number): Promise<void> {
	for (let number = 1; number <= count; number += 1) await store.add({ ...exampleMessage, key: `key-${number}` });
}

/** Claims from both lanes, as a forwarder does. */
export async function claimBoth(
	store: MessageStore,
	owner: string,
	count = 10,
	leaseMs = MINUTE_MS,
	maxDelayMs = HOUR_MS,
): Promise<StoredMessage[]> {
	const shared = { leaseMs, newest: false, maxDelayMs };
	const fresh = await store.claim(owner, { ...shared, count, lane: "fresh" });
	const triedMessages = await store.claim(owner, { ...shared, count: count - fresh.length, lane: "tried" });
	return [...fresh, ...triedMessages];
}

export const getKeys = (messages: readonly StoredMessage[]) => messages.map(({ key }) => key);
