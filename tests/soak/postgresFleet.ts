import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "#server/testing/startPostgres.ts";
import { startMarketingHost } from "#tests/faults/marketingHost.ts";
import { environment, type Fleet, killFor } from "./fleet.ts";
import { startInstance } from "./instance.ts";

/**
 * Two servers on a PostgreSQL of their own.
 *
 * @param sites two empty folders with a built site in them
 */
export async function startPostgresFleet(sites: readonly [string, string]): Promise<Fleet> {
	const host = await startMarketingHost();
	const postgres = await startPostgres();
	const address = await postgres.createDatabase();
	const env = { ...environment, DATABASE_URL: address, MARKETING_URL: host.origin };
	const instances = await Promise.all(sites.map((site) => startInstance(site, env)));

	const restart = (how: "order" | "crash") => async () => {
		for (const { say } of instances) say({ store: "unknown" });
		await postgres.restart(how);
		await sleep(2_000);
		for (const { say } of instances) say({ store: "writes" });
	};

	return {
		name: "PostgreSQL",
		instances,
		host,
		faults: {
			kill: killFor,
			freeze: ({ freeze }, seconds) => freeze(seconds),
			"database ends": restart("order"),
			"database crashes": restart("crash"),
		},
		hear() {},
		missing: [],
		async storedKeys() {
			const client = new pg.Client({ connectionString: address });
			await client.connect();
			try {
				const { rows } = await client.query<{ key: string; message: string }>("SELECT key, message FROM messages");
				const counts = new Map<string, number>();
				for (const { key, message } of rows) {
					if (key !== message) throw new Error(`Under the key ${key} lies another text: ${message}`);
					counts.set(key, (counts.get(key) ?? 0) + 1);
				}
				return counts;
			} finally {
				await client.end();
			}
		},
		async close() {
			await host.stop();
			await postgres.stop();
		},
	};
}
