import { spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import { exampleMessage } from "#server/contact/messages.testUtils.ts";
import { openSqlite } from "#server/contact/sqlite/openSqlite.ts";
import type { MessageStore } from "#server/contact/store.ts";

const { at, readFile } = temporaryFolder();
const message = { ...exampleMessage, name: "Зоя", message: "=1+1" };

// Each test starts the program several times.
vi.setConfig({ testTimeout: 60_000 });

let store: MessageStore;
beforeEach(async () => {
	store = openSqlite(at("inbox.sqlite"));
	await store.add(message);
	await store.add({ ...message, key: "key-2", message: "Buy", suspicion: "honeypot" });
});
afterEach(() => store.close());

/** Runs the program. Resolves to its exit code and its output. */
async function run(parameters: readonly string[], env: Record<string, string> = {}, reads = true) {
	const child = spawn(process.execPath, ["server/contact/cli/cli.ts", ...parameters], {
		env: { PATH: process.env.PATH, INBOX_FILE: at("inbox.sqlite"), ...env },
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

it("reads the server's store while it is open, exports to a file of its owner, and retries", async () => {
	expect((await run([])).said).toMatch(
		/^id +received.*\n─.*\n1 .*Зоя <zoe@example\.com> +=1\+1\n2 .*honeypot.*\n\n2 shown/,
	);
	const output = at("messages.csv");
	const parameters = ["export", "--status", "quarantined", "--output", output];
	expect((await run(parameters)).said).toBe(`1 messages written to ${output}\n`);
	expect(readFile("messages.csv")).toMatch(/^\uFEFFid,.*\r\n2,.*,Зоя,zoe@example\.com,Buy,.*\r\n$/);
	expect(statSync(output).mode & 0o777).toBe(0o600);
	expect((await store.list()).map(({ exportedAt }) => exportedAt !== null)).toEqual([false, true]);
	expect((await run(["retry", "2"])).said).toMatch(/^1 message is due/);
	expect(await store.count()).toMatchObject({ waiting: 2, quarantined: 0 });
});

it("ends without an error when its reader closes the pipe", async () => {
	expect(await run(["list", "--json"], {}, false)).toMatchObject({ code: 0, failed: "" });
	expect(await run(["export"], {}, false)).toMatchObject({ code: 0, failed: "" });
});

it.each([
	[["frobnicate"], {}, /^Unknown command "frobnicate"/],
	[["list", "9"], {}, /^list does not take 9: see/],
	[["erase", "--status", "quarantined", "--search", "Buy"], {}, /^erase does not take --search: see/],
	[["list"], { INBOX_FILE: "/nowhere/inbox.sqlite" }, /^INBOX_FILE=\/nowhere\/inbox\.sqlite: there is no such file/],
	[["list"], { INBOX_FILE: "package.json" }, /^INBOX_FILE=package\.json: file is not a database\. Set it to/],
	[["list"], { DATABASE_URL: "postgres://a:secret@127.0.0.1:1/b" }, /^DATABASE_URL=…: .*ECONNREFUSED.*\. Set it to/],
	[["list"], { LOG_LEVEL: "loud" }, /^LOG_LEVEL=loud: set it to/],
])("exits with 1 and the fix: %j with %j", async (parameters, env, sentence) => {
	const { code, failed } = await run(parameters, env);
	expect(code).toBe(1);
	expect(failed).toMatch(sentence);
	expect(failed).not.toContain("secret");
});
