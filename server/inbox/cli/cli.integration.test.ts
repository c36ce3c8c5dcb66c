import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { NewMessage } from "#server/inbox/message.ts";
import { openSqlite } from "#server/inbox/sqlite/openSqlite.ts";
import type { Store } from "#server/inbox/store.ts";

const folder = mkdtempSync(path.join(tmpdir(), "cli-"));
const file = path.join(folder, "inbox.sqlite");
const written: NewMessage = {
	key: "key-1",
	date: "2025-01-31T12:00:00.000Z",
	formName: "Contact form",
	name: "Зоя",
	email: "zoe@example.com",
	message: "=1+1",
	language: "ru",
	suspicion: null,
};

// Each test starts the program several times: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

let store: Store;
beforeAll(async () => {
	store = openSqlite(file);
	await store.add(written);
	await store.add({ ...written, key: "key-2", message: "Buy", suspicion: "honeypot" });
});
afterAll(async () => {
	await store.close();
	rmSync(folder, { recursive: true });
});

/** Runs the program. Resolves to its exit code and what it wrote. */
async function run(parameters: readonly string[], env: Record<string, string> = {}, reads = true) {
	const child = spawn(process.execPath, ["server/inbox/cli/cli.ts", ...parameters], {
		env: { PATH: process.env.PATH, INBOX_FILE: file, ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	if (!reads) child.stdout.destroy();
	const [said, failed, [code]] = await Promise.all([
		reads ? text(child.stdout) : "",
		text(child.stderr),
		once(child, "close"),
	]);
	return { code, said, failed };
}

it("lists for people and, one object per line, for programs", async () => {
	expect((await run([])).said).toMatch(
		/^id +received.*\n─.*\n1 .*Зоя <zoe@example\.com> +=1\+1\n2 .*honeypot.*\n\n2 shown/,
	);
	const { said, code } = await run(["list", "--json", "--status", "quarantined"]);
	expect(
		said
			.trimEnd()
			.split("\n")
			.map((line) => JSON.parse(line)),
	).toMatchObject([{ id: 2, message: "Buy" }]);
	expect(code).toBe(0);
});

it("shows one message in full, and says when there is none", async () => {
	expect((await run(["show", "1"])).said).toMatch(/Зоя[\s\S]*\n\n=1\+1\n$/);
	expect(JSON.parse((await run(["show", "1", "--json"])).said)).toMatchObject({ key: "key-1", language: "ru" });
	expect(await run(["show", "9"])).toMatchObject({ code: 1, failed: expect.stringContaining("There is no message 9") });
});

it("exports to CSV and JSON, for its owner's eyes only, and marks what it has written", async () => {
	const output = path.join(folder, "messages.csv");
	expect((await run(["export", "--status", "quarantined", "--output", output])).said).toBe(
		`1 messages written to ${output}\n`,
	);
	expect(readFileSync(output, "utf8")).toMatch(/^\uFEFFid,.*\r\n2,.*,Зоя,zoe@example\.com,Buy,.*\r\n$/);
	expect(statSync(output).mode & 0o777).toBe(0o600);
	expect((await store.list()).map(({ exportedAt }) => exportedAt !== null)).toEqual([false, true]);
	expect(JSON.parse((await run(["export", "--format", "json"])).said)).toMatchObject([{ message: "=1+1" }, { id: 2 }]);
	expect((await run(["export"])).said).toContain(",'=1+1,");
});

it("lets a message out of quarantine by its number", async () => {
	expect((await run(["retry", "2"])).said).toMatch(/^1 message is due/);
	expect(await store.count()).toMatchObject({ waiting: 2, quarantined: 0 });
});

it("ends in silence when nobody reads on", async () => {
	expect(await run(["list", "--json"], {}, false)).toMatchObject({ code: 0, failed: "" });
	expect(await run(["export"], {}, false)).toMatchObject({ code: 0, failed: "" });
});

it.each([
	[["frobnicate"], {}, /^Unknown command "frobnicate"/],
	[["list", "--limit", "0"], {}, /^--limit 0: give a whole number/],
	[["list"], { INBOX_FILE: "/nowhere/inbox.sqlite" }, /^INBOX_FILE=\/nowhere\/inbox\.sqlite: there is no such file/],
	[["list"], { INBOX_FILE: "package.json" }, /^INBOX_FILE=package\.json: file is not a database\. Set it to/],
	[["list"], { DATABASE_URL: "postgres://a:secret@127.0.0.1:1/b" }, /^DATABASE_URL=…: .*ECONNREFUSED.*\. Set it to/],
	[["list"], { LOG_LEVEL: "loud" }, /^LOG_LEVEL=loud: set it to/],
])("says what to mend: %j with %j", async (parameters, env, sentence) => {
	const { code, failed } = await run(parameters, env);
	expect(code).toBe(1);
	expect(failed).toMatch(sentence);
	expect(failed).not.toContain("secret");
});

it("watches until it is told to end", async () => {
	const child = spawn(process.execPath, ["server/inbox/cli/cli.ts", "watch", "--limit", "1"], {
		env: { PATH: process.env.PATH, INBOX_FILE: file },
		stdio: ["ignore", "pipe", "inherit"],
	});
	const [said] = await once(child.stdout, "data");
	expect(String(said)).toMatch(/1 shown; in all: /);
	child.kill("SIGINT");
	expect(await once(child, "exit")).toEqual([0, null]);
});
