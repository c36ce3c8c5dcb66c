import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { findPostgres, type PostgresServer, queryDatabase, startPostgres } from "#server/testing/startPostgres.ts";
import { makeSite, startSite } from "./site.ts";
import { startWriters } from "./writers.ts";

const patience = { interval: 20, timeout: 40_000 };

describe.skipIf(findPostgres() === undefined)("on one PostgreSQL (skipped without PostgreSQL)", () => {
	let postgres: PostgresServer;
	beforeAll(async () => {
		postgres = await startPostgres();
	});
	afterAll(() => postgres.stop());

	test.each(["order", "crash"] as const)(
		"when the database ends (%s) under load and returns, every acknowledged message is stored once",
		async (how) => {
			const env = { DATABASE_URL: await postgres.createDatabase(), LOG_LEVEL: "silent" };
			const site = await startSite(makeSite(), env);
			const messageWriters = startWriters(site.origin, 30, how, true);
			await vi.waitUntil(() => messageWriters.acceptedKeys.size > 200, patience);
			const databaseRestart = postgres.restart(how);
			await vi.waitUntil(() => messageWriters.refusedStatuses.size > 0, patience);
			expect((await fetch(site.origin)).status).toBe(200);
			await databaseRestart;
			const before = messageWriters.acceptedKeys.size;
			await vi.waitUntil(() => messageWriters.acceptedKeys.size > before + 200, patience);
			await messageWriters.stop();
			expect(messageWriters.refusedStatuses).toEqual(new Set([503]));
			const { rows } = await queryDatabase<{ key: string }>(env.DATABASE_URL, "SELECT key FROM messages");
			const stored = rows.map(({ key }) => key);
			expect(new Set(stored).size).toBe(stored.length);
			const keys = new Set(stored);
			expect([...messageWriters.acceptedKeys].filter((key) => !keys.has(key))).toEqual([]);
			expect(await site.end("SIGTERM")).toBe(0);
		},
	);
});
