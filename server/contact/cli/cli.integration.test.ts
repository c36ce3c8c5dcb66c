import { spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import { exampleMessage } from "#server/contact/messages.testUtils.ts";
import { openSqlite } from "#server/contact/sqlite/openSqlite.ts";

const { at, readFile } = temporaryFolder();

/** Runs the program and resolves to its exit code and output. `isClosed` closes the pipe of the output first. */
async function run(parameters: readonly string[], isClosed = false) {
	const child = spawn(process.execPath, ["server/contact/cli/cli.ts", ...parameters], {
		env: { PATH: process.env.PATH, INBOX_FILE: at("inbox.sqlite") },
	});
	if (isClosed) child.stdout.destroy();
	const [said, failed, [code]] = await Promise.all([
		isClosed ? "" : text(child.stdout),
		text(child.stderr),
		once(child, "close"),
	]);
	return { code, said, failed };
}

it("reads the store of a running server, exports to a file of its owner, and exits with 1 after an error", async () => {
	const store = openSqlite(at("inbox.sqlite"));
	onTestFinished(() => store.close());
	const message = { ...exampleMessage, name: "Зоя", message: "=1+1" };
	await store.add(message);
	await store.add({ ...message, key: "key-2", message: "Buy", suspicion: "honeypot" });
	const output = at("messages.csv");
	const [help, list, exported, ...others] = await Promise.all([
		run(["list", "--help"]),
		run([]),
		run(["export", "--status", "quarantined", "--output", output]),
		run(["show", "9"]),
		// A reader that closes the pipe, such as `head`, is not an error.
		run(["list", "--json"], true),
		run(["export", "--search", "Buy"], true),
	]);
	expect(help.said).toMatch(/^npm run inbox -- <command>\n/);
	expect(list.said).toMatch(/^id +received.*\n─.*\n1 .*Зоя <zoe@example\.com> +=1\+1\n2 .*honeypot.*\n\n2 shown/);
	expect(exported).toEqual({ code: 0, said: `1 messages written to ${output}\n`, failed: "" });
	expect(readFile("messages.csv")).toMatch(/^\uFEFFid,.*\r\n2,.*,Зоя,zoe@example\.com,Buy,.*\r\n$/);
	expect(statSync(output).mode & 0o777).toBe(0o600);
	expect((await store.list()).map(({ exportedAt }) => exportedAt !== null)).toEqual([false, true]);
	expect(others).toMatchObject([
		{ code: 1, failed: "There is no message 9. It may have been deleted: see RETENTION_DAYS.\n" },
		{ code: 0, failed: "" },
		{ code: 0, failed: "" },
	]);
});
