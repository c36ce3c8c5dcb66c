import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { NewMessage } from "#server/inbox/message.ts";
import { openPostgres } from "#server/inbox/postgres/openPostgres.ts";
import { openSqlite } from "#server/inbox/sqlite/openSqlite.ts";
import type { Store, StoredMessage } from "#server/inbox/store.ts";
import { findPostgres } from "./findPostgres.ts";
import { type Postgres, startPostgres } from "./startPostgres.ts";

/** Gives every test two connections to one empty store. */
export interface Kind {
	readonly name: string;
	readonly isMissing: boolean;
	setUp(): Promise<void>;
	open(): Promise<() => Store>;
	/** Gives the last opened store the schema of a server that kept messages forever by default. */
	downgrade(): Promise<void>;
	tearDown(): Promise<void>;
}

let postgres: Postgres;
let folder: string;
let file: string;
let address: string;
export const kinds: readonly Kind[] = [
	{
		name: "SQLite",
		isMissing: false,
		async setUp() {
			folder = mkdtempSync(path.join(tmpdir(), "inbox-"));
		},
		async open() {
			file = path.join(mkdtempSync(path.join(folder, "store-")), "deep/inbox.sqlite");
			return () => openSqlite(file);
		},
		async downgrade() {
			const database = new DatabaseSync(file);
			database.exec("ALTER TABLE messages DROP COLUMN isOnHold; PRAGMA user_version = 2");
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
			await client.query('ALTER TABLE messages DROP COLUMN "isOnHold"; UPDATE "messagesVersion" SET version = 2');
			await client.end();
		},
		tearDown: () => postgres.stop(),
	},
];

export const written: NewMessage = {
	key: "key-1",
	date: "2025-01-31T12:00:00.000Z",
	formName: "Contact form",
	name: "Zoë 'O\" Ñ",
	email: "zoe@example.com",
	message: "Two\nlines; DROP TABLE messages; 🚤 \u202e",
	language: "ru",
	suspicion: null,
};
export const numbered = (count: number, prefix = "key") =>
	Array.from({ length: count }, (_, index): NewMessage => ({ ...written, key: `${prefix}-${index + 1}` }));
export const minute = 60_000;
export const hour = 60 * minute;

/** What both lanes of a forwarder would take. */
export async function claim(from: Store, owner: string, count: number, lease: number): Promise<StoredMessage[]> {
	const given = { lease, newest: false, longest: hour };
	const fresh = await from.claim(owner, { ...given, count, lane: "fresh" });
	const tried = await from.claim(owner, { ...given, count: count - fresh.length, lane: "tried" });
	return [...fresh, ...tried];
}
