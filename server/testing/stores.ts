import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
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
	tearDown(): Promise<void>;
}

let postgres: Postgres;
let folder: string;
export const kinds: readonly Kind[] = [
	{
		name: "SQLite",
		isMissing: false,
		async setUp() {
			folder = mkdtempSync(path.join(tmpdir(), "inbox-"));
		},
		async open() {
			const file = path.join(mkdtempSync(path.join(folder, "store-")), "deep/inbox.sqlite");
			return () => openSqlite(file);
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
			const address = await postgres.createDatabase();
			return () => openPostgres(address);
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
