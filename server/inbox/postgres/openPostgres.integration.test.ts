import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { NewMessage } from "#server/inbox/message.ts";
import type { Store } from "#server/inbox/store.ts";
import { findPostgres } from "#server/testing/findPostgres.ts";
import { type Postgres, startPostgres } from "#server/testing/startPostgres.ts";
import { openPostgres } from "./openPostgres.ts";

const message = (key: string): NewMessage => ({
	key,
	date: "2025-01-31T12:00:00.000Z",
	formName: "Contact form",
	name: "Ann",
	email: "ann@example.com",
	message: "Hello",
	language: "en",
	suspicion: null,
});

/** Notes under which settings each message is written. */
const noting = `
	CREATE TABLE noted (setting text, name text);
	CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
		INSERT INTO noted VALUES (current_setting('synchronous_commit'), current_setting('application_name'));
		RETURN NEW;
	END $$;
	CREATE TRIGGER noting BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION note();`;

/** The store's connections, as whoever operates the database sees them. */
const connections = "SELECT pid FROM pg_stat_activity WHERE application_name = 'inbox'";

describe.runIf(findPostgres())("the store's connections to PostgreSQL", () => {
	let server: Postgres;
	let operator: pg.Client;
	let store: Store;
	let address: string;

	beforeAll(async () => {
		server = await startPostgres();
		address = await server.createDatabase();
		operator = new pg.Client({ connectionString: address });
		await operator.connect();
		await operator.query(`ALTER DATABASE "${new URL(address).pathname.slice(1)}" SET synchronous_commit = off`);
		store = openPostgres(address);
		await store.check();
	}, 60_000);
	afterAll(async () => {
		await store.close();
		await operator.end();
		await server.stop();
	}, 60_000);

	it("commit to disk whatever the database's own setting is, and bear a name", async () => {
		await operator.query(noting);
		expect(await store.add(message("noted"))).toBe("stored");
		expect((await operator.query("SELECT * FROM noted")).rows).toEqual([{ setting: "on", name: "inbox" }]);
	});

	it("commit to disk whatever options the address gives the server besides", async () => {
		const own = openPostgres(`${address}?options=-c%20synchronous_commit%3Doff%20-c%20statement_timeout%3D4s`);
		expect(await own.add(message("with options"))).toBe("stored");
		const { rows } = await operator.query("SELECT setting FROM noted");
		expect(rows.map(({ setting }) => setting)).toEqual(["on", "on"]);
		await own.close();
	});

	it("may be broken while they are idle: the next call has others", async () => {
		await operator.query(`SELECT pg_terminate_backend(pid) FROM (${connections}) AS own`);
		await vi.waitFor(async () => expect((await operator.query(connections)).rowCount).toBe(0), { timeout: 10_000 });
		await vi.waitFor(async () => expect(await store.count()).toMatchObject({ waiting: 2 }), { timeout: 10_000 });
	});
});
