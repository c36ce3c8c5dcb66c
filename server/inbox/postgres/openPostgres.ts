import { randomBytes } from "node:crypto";
import pg from "pg";
import { createBatcher } from "#server/inbox/batcher.ts";
import { readMessage } from "#server/inbox/readMessage.ts";
import { fillerBytes, mostStrikes, type Store } from "#server/inbox/store.ts";
import { addAll } from "./addAll.ts";
import { createSchema, NewerSchema } from "./schema.ts";
import * as sql from "./statements.ts";

/**
 * The store for several instances. A commit is on the server's disk when it returns, whatever the server's own setting.
 * While the server is away every call fails within seconds; when it is back they work again.
 */
export function openPostgres(address: string): Store {
	const pool = new pg.Pool({
		...connectionTo(address),
		max: 10,
		connectionTimeoutMillis: 3_000,
		query_timeout: 5_000,
		keepAlive: true,
		application_name: "inbox",
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
		claim: async (owner, { count, lease, lane, newest, longest }) => {
			const [least, most] = lane === "fresh" ? [0, 0] : [1, 2 ** 31 - 1];
			const given = [owner, count, lease, least, most, longest];
			const claimed = await rows(newest ? sql.claimNewest : sql.claim, given);
			return claimed.map(readMessage).toSorted((a, b) => a.id - b.id);
		},
		markForwarded: async (owner, id) => void (await run(sql.markForwarded, [owner, id])),
		postpone: async (owner, id, delay, error) =>
			(await rows(sql.postpone, [owner, id, delay, error, mostStrikes]))[0]?.status === "dead",
		release: async (owner) => void (await run(sql.release, [owner])),
		list: async ({ status, after = 0, limit, newest = false, heldFor } = {}) =>
			(await rows(newest ? sql.listNewest : sql.list, [after, status ?? null, limit ?? null, heldFor ?? null]))
				.map(readMessage)
				.toSorted((a, b) => a.id - b.id),
		find: async (id) => (await rows(sql.find, [id])).map(readMessage)[0],
		count: async () => {
			const counts = (await rows(sql.count)).map(({ status, count }): [string, number] => [status, count]);
			return Object.assign({ waiting: 0, forwarded: 0, quarantined: 0, dead: 0 }, Object.fromEntries(counts));
		},
		retry: (which) => {
			if (which === undefined) return run(sql.retryAll);
			return which === "dead" ? run(sql.retryDead) : run(sql.retryOne, [which]);
		},
		markExported: async (ids) => void (await run(sql.markExported, [ids])),
		deleteHandled: (age) => run(sql.deleteHandled, [age]),
		releaseHold: () => run(sql.releaseHold),
		deleteQuarantined: (age) => run(sql.deleteQuarantined, [age]),
		erase: async (id) => (await run(sql.erase, [id])) > 0,
		check: async (asMessage = false) => void (await run(sql.probe, [asMessage ? randomBytes(fillerBytes) : null])),
		close: () => pool.end(),
	};
}

/** An address's parts; whatever options it gives the server, a commit is on disk when it returns. */
function connectionTo(address: string): pg.PoolConfig {
	const url = new URL(address);
	const options = `${url.searchParams.get("options") ?? ""} -c synchronous_commit=on`.trim();
	url.searchParams.set("options", options);
	return { connectionString: url.href };
}

/** Whether the server answered that this address will never do: a wrong name, password or database, no rights, or tables of a newer server. */
export function isRefused(error: unknown): boolean {
	if (error instanceof NewerSchema) return true;
	return error instanceof pg.DatabaseError && /^(28|3D|42501)/.test(error.code ?? "");
}
