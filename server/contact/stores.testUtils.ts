import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { findPostgres, type PostgresServer, startPostgres } from "#server/testing/startPostgres.ts";
import { exampleMessage } from "./messages.testUtils.ts";
import { openPostgres } from "./postgres/openPostgres.ts";
import { openSqlite } from "./sqlite/openSqlite.ts";
import type { MessageStore, StoredMessage } from "./store.ts";

/** Columns that schema version 2 does not have. */
const newColumns = ["isOnHold", "page", "answeredAt"];

let postgres: PostgresServer;
let folder: string;
let file: string;
let address: string;
/** The databases, for tests of the store on each. */
export const storeKinds = [
	{
		name: "SQLite",
		isMissing: false,
		async setUp() {
			folder = mkdtempSync(path.join(tmpdir(), "inbox-"));
		},
		/** Creates an empty store. Resolves to a function that connects to it. */
		async open() {
			file = path.join(mkdtempSync(path.join(folder, "store-")), "deep/inbox.sqlite");
			return () => openSqlite(file);
		},
		/** Gives the last opened store the schema of a server that never deleted messages by default. */
		async downgrade() {
			const database = new DatabaseSync(file);
			for (const name of newColumns) database.exec(`ALTER TABLE messages DROP COLUMN ${name}`);
			database.exec("PRAGMA user_version = 2");
			database.close();
		},
		async tearDown() {
			rmSync(folder, { recursive: true });
		},
	},
	{
		name: "PostgreSQL",
		isMissing: findPostgres() === undefined,
		async setUp() {
			postgres = await startPostgres();
		},
		async open() {
			address = await postgres.createDatabase();
			return () => openPostgres(address);
		},
		async downgrade() {
			const client = new pg.Client({ connectionString: address });
			await client.connect();
			for (const name of newColumns) await client.query(`ALTER TABLE messages DROP COLUMN "${name}"`);
			await client.query('UPDATE "messagesVersion" SET version = 2');
			await client.end();
		},
		tearDown: () => postgres.stop(),
	},
] as const;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Adds messages with the keys `key-1`, `key-2` and so on. */
export async function addMessages(store: MessageStore, count: number): Promise<void> {
	for (let number = 1; number <= count; number += 1) await store.add({ ...exampleMessage, key: `key-${number}` });
}

/** Claims what both lanes of a forwarder would. */
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
