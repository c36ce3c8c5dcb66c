import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import { exampleMessage } from "#server/contact/messages.testUtils.ts";
import type { MessageStore } from "#server/contact/store.ts";
import { findPostgres, type PostgresServer, queryDatabase, startPostgres } from "#server/testing/startPostgres.ts";
import { isPermanentFailure, openPostgres } from "./openPostgres.ts";

/** Records the settings under which each message is written. */
const recordSettings = `
	CREATE TABLE settings (setting text, name text);
	CREATE FUNCTION record() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
		INSERT INTO settings VALUES (current_setting('synchronous_commit'), current_setting('application_name'));
		RETURN NEW;
	END $$;
	CREATE TRIGGER recording BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION record();`;

const ownConnections = "SELECT pid FROM pg_stat_activity WHERE application_name = 'inbox'";

describe.runIf(findPostgres())("the store's connections to PostgreSQL", () => {
	let server: PostgresServer;
	let store: MessageStore;
	let address: string;
	const query = (sql: string) => queryDatabase(address, sql);
	const { at } = temporaryFolder();

	beforeAll(async () => {
		server = await startPostgres();
		address = await server.createDatabase();
		await query(`ALTER DATABASE "${new URL(address).pathname.slice(1)}" SET synchronous_commit = off`);
		store = openPostgres(address);
		await store.check();
	}, 60_000);
	afterAll(async () => {
		await store.close();
		await server.stop();
	}, 60_000);

	it("use synchronous commits regardless of the database's setting and the options in the URL", async () => {
		await query(recordSettings);
		expect(await store.add({ ...exampleMessage, key: "settings" })).toBe("stored");
		const own = openPostgres(`${address}?options=-c%20synchronous_commit%3Doff%20-c%20statement_timeout%3D4s`);
		expect(await own.add({ ...exampleMessage, key: "options" })).toBe("stored");
		const { rows } = await query("SELECT setting, name FROM settings");
		expect(rows).toEqual(Array(2).fill({ setting: "on", name: "inbox" }));
		await own.close();
	});

	it("are replaced after they break while idle", async () => {
		await query(`SELECT pg_terminate_backend(pid) FROM (${ownConnections}) AS own`);
		await expect.poll(async () => (await query(ownConnections)).rowCount).toBe(0);
		await vi.waitFor(async () => expect(await store.count()).toMatchObject({ waiting: 2 }), { timeout: 10_000 });
	});

	it("read a backup restored by the commands of the guide, and continue its ids", async () => {
		const guide = readFileSync("docs/guides/back-up-messages.md", "utf8");
		const restoredDatabase = await server.createDatabase();
		for (const [program, DATABASE_URL] of Object.entries({ pg_dump: address, pg_restore: restoredDatabase })) {
			const [command = ""] = new RegExp(`^${program} .*`, "m").exec(guide) ?? [];
			const PATH = `${findPostgres()}:${process.env.PATH}`;
			execFileSync("sh", ["-ec", command.replace(/\/backup\/.*?\.dump/, at("dump"))], { env: { PATH, DATABASE_URL } });
		}
		const restored = openPostgres(restoredDatabase);
		const messages = await store.list();
		expect(messages).toHaveLength(2);
		expect(await restored.list()).toEqual(messages);
		expect(await restored.add({ ...exampleMessage, key: "after" })).toBe("stored");
		expect((await restored.list()).at(-1)?.id).toBeGreaterThan(messages[1]?.id ?? 0);
		await restored.close();
	});

	it("fail for a missing database and for tables of a newer server, which stay unchanged", async () => {
		const newerDatabase = await server.createDatabase();
		const versionTable = 'CREATE TABLE "messagesVersion" (version integer); INSERT INTO "messagesVersion" VALUES (99)';
		await queryDatabase(newerDatabase, versionTable);
		const rejectedStore = openPostgres(newerDatabase);
		const error = await rejectedStore.check().catch((reason: unknown) => reason);
		expect(error).toMatchObject({ message: "its schema 99 is a newer server's" });
		expect(isPermanentFailure(error)).toBe(true);
		const missingDatabase = openPostgres(`${newerDatabase}x`);
		expect(isPermanentFailure(await missingDatabase.check().catch((reason: unknown) => reason))).toBe(true);
		const { rows } = await queryDatabase(newerDatabase, "SELECT to_regclass('messages') AS messages");
		expect(rows).toEqual([{ messages: null }]);
		await Promise.all([rejectedStore.close(), missingDatabase.close()]);
	});
});
