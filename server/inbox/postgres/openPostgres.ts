import pg from "pg";
import { createBatcher } from "#server/inbox/batcher.ts";
import { readMessage } from "#server/inbox/readMessage.ts";
import type { Store } from "#server/inbox/store.ts";
import { addAll } from "./addAll.ts";
import { createSchema } from "./schema.ts";
import * as sql from "./statements.ts";

/**
 * The store for several instances. A commit is on the server's disk when it returns, whatever the server's own setting.
 * While the server is away every call fails within seconds; when it is back they work again.
 */
export function openPostgres(address: string): Store {
	const pool = new pg.Pool({
		connectionString: address,
		max: 10,
		connectionTimeoutMillis: 3_000,
		query_timeout: 5_000,
		keepAlive: true,
		application_name: "inbox",
		options: "-c synchronous_commit=on",
	});
	// An idle connection that breaks is replaced by the next call; unheard, the event would end the process.
	pool.on("error", () => {});
	pool.on("connect", (client) => {
		client.on("error", () => {});
	});
	let hasSchema: Promise<void> | undefined;

	/** The pool, once it has been seen to hold the table. */
	async function ready(): Promise<pg.Pool> {
		hasSchema ??= createSchema(pool);
		try {
			await hasSchema;
		} catch (error) {
			hasSchema = undefined;
			throw error;
		}
		return pool;
	}

	const run = async (text: string, values: unknown[] = []) => (await (await ready()).query(text, values)).rowCount ?? 0;
	const rows = async (text: string, values: unknown[] = []) => (await (await ready()).query(text, values)).rows;
	return {
		add: createBatcher(async (messages) => addAll(await ready(), messages)),
		claim: async (owner, count, lease) =>
			(await rows(sql.claim, [owner, count, lease])).map(readMessage).toSorted((a, b) => a.id - b.id),
		markForwarded: async (owner, id) => void (await run(sql.markForwarded, [owner, id])),
		postpone: async (owner, id, delay, error) => void (await run(sql.postpone, [owner, id, delay, error])),
		release: async (owner) => void (await run(sql.release, [owner])),
		list: async ({ status, after = 0, limit, newest = false } = {}) =>
			(await rows(newest ? sql.listNewest : sql.list, [after, status ?? null, limit ?? null]))
				.map(readMessage)
				.toSorted((a, b) => a.id - b.id),
		find: async (id) => (await rows(sql.find, [id])).map(readMessage)[0],
		count: async () => {
			const counts = (await rows(sql.count)).map(({ status, count }): [string, number] => [status, count]);
			return Object.assign({ waiting: 0, forwarded: 0, quarantined: 0 }, Object.fromEntries(counts));
		},
		retry: (id) => (id === undefined ? run(sql.retryAll) : run(sql.retryOne, [id])),
		markExported: async (ids) => void (await run(sql.markExported, [ids])),
		deleteHandled: (age) => run(sql.deleteHandled, [age]),
		check: async () => void (await run(sql.probe)),
		close: () => pool.end(),
	};
}

/** Whether the server answered that this address will never do: a wrong name, password or database, or no rights. */
export function isRefused(error: unknown): boolean {
	return error instanceof pg.DatabaseError && /^(28|3D|42501)/.test(error.code ?? "");
}
