import { beforeEach, describe, expect, it, vi } from "vitest";
import { readEnv } from "#server/env.ts";
import type { Log } from "#server/log.ts";
import { openStore } from "./openStore.ts";

const store = vi.hoisted(() => ({ check: vi.fn(), close: vi.fn() }));
const opened = vi.hoisted(() => ({ sqlite: vi.fn(), postgres: vi.fn() }));
vi.mock("./sqlite/openSqlite.ts", () => ({ openSqlite: opened.sqlite }));
vi.mock("./postgres/openPostgres.ts", () => ({
	openPostgres: opened.postgres,
	isRefused: (error: Error) => error.message.includes("password"),
}));

const warn = vi.fn();
const open = (env: Record<string, string>) => openStore(readEnv(env), { warn } as unknown as Log);
const DATABASE_URL = "postgres://inbox:secret@db.example/inbox";

beforeEach(() => {
	vi.resetAllMocks();
	opened.sqlite.mockReturnValue(store);
	opened.postgres.mockReturnValue(store);
	store.check.mockResolvedValue(undefined);
	store.close.mockResolvedValue(undefined);
});

describe("a file", () => {
	it("is opened where no database is named", async () => {
		expect(await open({ INBOX_FILE: "a/inbox.sqlite" })).toBe(store);
		expect(opened.sqlite).toHaveBeenCalledExactlyOnceWith("a/inbox.sqlite");
		expect(opened.postgres).not.toHaveBeenCalled();
		expect(warn).not.toHaveBeenCalled();
	});

	it.each([new Error("EACCES"), "EACCES"])(
		"that cannot be written ends the start, with the variable and the remedy",
		async (error) => {
			store.check.mockRejectedValue(error);
			await expect(open({ INBOX_FILE: "a/inbox.sqlite" })).rejects.toThrow(
				new Error("INBOX_FILE=a/inbox.sqlite: EACCES. Set it to a file that this user may write."),
			);
		},
	);
});

it.each([
	["its schema 9 is a newer server's", "Start the version of the server that made it, or set it to another file."],
	["it holds another program's data", "Set it to a file of the server's own."],
	["file is not a database", "It is damaged, or no database: put a copy of it back, or set it to another file."],
	[
		"database disk image is malformed",
		"It is damaged, or no database: put a copy of it back, or set it to another file.",
	],
])("a file of which SQLite says that %s ends the start with what helps", async (reason, remedy) => {
	store.check.mockRejectedValue(new Error(reason));
	await expect(open({ INBOX_FILE: "i" })).rejects.toThrow(new Error(`INBOX_FILE=i: ${reason}. ${remedy}`));
	expect(store.close).toHaveBeenCalledTimes(1);
});

describe("a database", () => {
	it("is opened where one is named", async () => {
		expect(await open({ DATABASE_URL })).toBe(store);
		expect(opened.postgres).toHaveBeenCalledExactlyOnceWith(DATABASE_URL);
		expect(opened.sqlite).not.toHaveBeenCalled();
	});

	it("that refuses ends the start, with the variable and the remedy, and without the password", async () => {
		store.check.mockRejectedValue(new Error("password authentication failed"));
		await expect(open({ DATABASE_URL })).rejects.toThrow(
			new Error(
				"DATABASE_URL=…: password authentication failed. Set it to a database that this user may create a table in.",
			),
		);
		expect(store.close).toHaveBeenCalledTimes(1);
	});

	it("that cannot be reached is waited for", async () => {
		store.check.mockRejectedValue(new Error("ECONNREFUSED"));
		expect(await open({ DATABASE_URL })).toBe(store);
		expect(warn).toHaveBeenCalledExactlyOnceWith({ reason: "ECONNREFUSED" }, expect.any(String));
		expect(store.close).not.toHaveBeenCalled();
	});
});
