import { beforeEach, expect, it, vi } from "vitest";
import { readEnv } from "#server/env.ts";
import type { ServerLog } from "#server/log.ts";
import { openStore } from "./openStore.ts";

const store = vi.hoisted(() => ({ check: vi.fn(), close: vi.fn() }));
const openFunctions = vi.hoisted(() => ({ sqlite: vi.fn(), postgres: vi.fn() }));
vi.mock("./sqlite/openSqlite.ts", () => ({ openSqlite: openFunctions.sqlite }));
vi.mock("./postgres/openPostgres.ts", () => ({
	openPostgres: openFunctions.postgres,
	isPermanentFailure: (error: Error) => error.message.includes("password"),
}));

const logWarning = vi.fn();
const open = (env: Record<string, string>) => openStore(readEnv(env), { warn: logWarning } as unknown as ServerLog);

beforeEach(() => {
	openFunctions.sqlite.mockReturnValue(store);
	openFunctions.postgres.mockReturnValue(store);
	store.check.mockResolvedValue(undefined);
	store.close.mockResolvedValue(undefined);
});

const DATABASE_URL = "postgres://inbox:secret@db.example/inbox";

it.each([
	[{ INBOX_FILE: "a/inbox.sqlite" }, openFunctions.sqlite, "a/inbox.sqlite"],
	[{ DATABASE_URL }, openFunctions.postgres, DATABASE_URL],
] as const)("opens the store that the environment names: %j", async (env, openKind, name) => {
	expect(await open(env)).toBe(store);
	expect(openKind).toHaveBeenCalledExactlyOnceWith(name);
	expect(openFunctions.sqlite.mock.calls.length + openFunctions.postgres.mock.calls.length).toBe(1);
	expect(logWarning).not.toHaveBeenCalled();
});

const damagedRemedy = "It is damaged, or no database: put a copy of it back, or set it to another file.";
const newerRemedy = "Start the version of the server that made it, or set it to another";
it.each([
	[{ INBOX_FILE: "i" }, "EACCES", "Set it to a file that this user may write."],
	[{ INBOX_FILE: "i" }, "its schema 9 is a newer server's", `${newerRemedy} file.`],
	[{ INBOX_FILE: "i" }, "it holds another program's data", "Set it to a file of the server's own."],
	[{ INBOX_FILE: "i" }, "file is not a database", damagedRemedy],
	[{ INBOX_FILE: "i" }, "database disk image is malformed", damagedRemedy],
	[{ DATABASE_URL }, "password failed", "Set it to a database that this user may create a table in."],
	[{ DATABASE_URL }, "password of a newer server", `${newerRemedy} database.`],
] as const)("rejects with the variable and the fix, without a password: %j, %s", async (env, reason, remedy) => {
	store.check.mockRejectedValue(new Error(reason));
	const name = "INBOX_FILE" in env ? "INBOX_FILE=i" : "DATABASE_URL=…";
	await expect(open(env)).rejects.toThrow(new Error(`${name}: ${reason}. ${remedy}`));
	expect(store.close).toHaveBeenCalledTimes(1);
});

it("waits for a database that cannot be reached", async () => {
	store.check.mockRejectedValue(new Error("ECONNREFUSED"));
	expect(await open({ DATABASE_URL })).toBe(store);
	expect(logWarning).toHaveBeenCalledExactlyOnceWith({ reason: "ECONNREFUSED" }, expect.any(String));
	expect(store.close).not.toHaveBeenCalled();
});
