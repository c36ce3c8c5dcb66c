import pg from "pg";
import { NewerSchemaError } from "#server/contact/schemaVersion.ts";
import { createSqlStore, type SqlDialect, type SqlValue } from "#server/contact/sqlStore.ts";
import type { MessageStore } from "#server/contact/store.ts";
import { migratePostgres } from "./migrations.ts";

const postgresDialect: SqlDialect = {
	now: "clock_timestamp()",
	past: "'-infinity'",
	least: "least",
	skipLocked: "FOR UPDATE SKIP LOCKED",
	duration: (parameter) => `CAST(${parameter} AS double precision) * interval '1 millisecond'`,
	numbers: (parameter) => `SELECT CAST(value AS bigint) FROM json_array_elements_text(CAST(${parameter} AS json))`,
};

/** Opens the store for several instances. Calls fail within seconds while the database server is unreachable. */
export function openPostgres(url: string): MessageStore {
	const connectionPool = new pg.Pool({
		connectionString: enforceSynchronousCommit(url),
		max: 10,
		connectionTimeoutMillis: 3_000,
		query_timeout: 5_000,
		keepAlive: true,
		application_name: "inbox",
	});
	// The pool replaces broken connections, but unhandled error events would end the process.
	connectionPool.on("error", () => {});
	connectionPool.on("connect", (client) => client.on("error", () => {}));
	let whenMigrated: Promise<void> | undefined;

	async function query(sql: string, values: readonly SqlValue[]): Promise<pg.QueryResult> {
		whenMigrated ??= migratePostgres(connectionPool);
		try {
			await whenMigrated;
		} catch (error) {
			whenMigrated = undefined;
			throw error;
		}
		return connectionPool.query(sql, [...values]);
	}

	return createSqlStore(
		{
			run: async (sql, values) => (await query(sql, values)).rowCount ?? 0,
			all: async (sql, values) => (await query(sql, values)).rows,
			close: () => connectionPool.end(),
		},
		postgresDialect,
	);
}

/** Syncs every commit to disk regardless of the server's setting and the options in the URL. */
function enforceSynchronousCommit(text: string): string {
	const url = new URL(text);
	const options = `${url.searchParams.get("options") ?? ""} -c synchronous_commit=on`.trim();
	url.searchParams.set("options", options);
	return url.href;
}

/** Whether an error is permanent: a wrong name, password or database, missing rights, or a newer server's tables. */
export function isPermanentFailure(error: unknown): boolean {
	if (error instanceof NewerSchemaError) return true;
	return error instanceof pg.DatabaseError && /^(28|3D|42501)/.test(error.code ?? "");
}
