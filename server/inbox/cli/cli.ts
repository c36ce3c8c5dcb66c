/** `npm run inbox`: reads what came in. Opens the same store as the server, which may be running meanwhile. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Env, readEnv } from "#server/env.ts";
import { openPostgres } from "#server/inbox/postgres/openPostgres.ts";
import { openSqlite } from "#server/inbox/sqlite/openSqlite.ts";
import type { Store } from "#server/inbox/store.ts";
import { listMessages, retryMessages, showMessage } from "./commands.ts";
import { eraseMessages, reviewRetention } from "./deleteMessages.ts";
import { exportMessages } from "./exportMessages.ts";
import { readOptions } from "./options.ts";
import { watchMessages } from "./watchMessages.ts";

const help = `npm run inbox -- <command>

  list                 the newest messages (default)
  show <id>            one message in full
  watch                the newest messages, looked up every two seconds, until Ctrl+C
  export               all of them, oldest first
  retry [<id>]         forwards waiting messages at once; with an id also one that is quarantined or dead
  erase <id>           deletes a message for good; --status quarantined: all that are quarantined
  retention            messages from before an upgrade that would be deleted by now; --confirm lets the server delete them

  --status <status>    list, watch, export: only waiting, forwarded, quarantined or dead ones; retry: dead for all of these
                       erase: quarantined for all of these
  --limit <n>          list, watch, retention: how many, 20 by default
  --json               list, show: for programs
  --format csv|json    export: csv by default
  --confirm            retention: agree to the deletion
  --output <file>      export: into a file instead of standard output

The store is the server's: INBOX_FILE or DATABASE_URL.`;

// Whoever reads may have read enough, as `head` does: no failure of ours, and nothing more to do.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));

// What it writes is for its owner alone.
process.umask(0o077);

try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			status: { type: "string" },
			limit: { type: "string", default: "20" },
			json: { type: "boolean", default: false },
			format: { type: "string", default: "csv" },
			output: { type: "string" },
			confirm: { type: "boolean", default: false },
			help: { type: "boolean", short: "h", default: false },
		},
	});
	const [command = "list", id, ...rest] = positionals;
	if (values.help || command === "help") {
		console.log(help);
	} else {
		const options = readOptions(values, id, rest);
		const env = readEnv(process.env);
		const store = await openStore(env);
		try {
			if (command === "list") await listMessages(store, options);
			else if (command === "watch")
				await watchMessages(store, options, { signal: interrupted(), screen: process.stdout });
			else if (command === "show") await showMessage(store, options);
			else if (command === "export") await exportMessages(store, options);
			else if (command === "retry") await retryMessages(store, options);
			else if (command === "erase") await eraseMessages(store, options);
			else if (command === "retention") await reviewRetention(store, options, env.RETENTION_DAYS);
			else throw new Error(`Unknown command "${command}".\n\n${help}`);
		} finally {
			await store.close();
		}
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error));
	process.exitCode = 1;
}

/** Aborted by the signals that end a program, so that the store is closed in good order. */
function interrupted(): AbortSignal {
	const ending = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => ending.abort());
	return ending.signal;
}

async function openStore({ DATABASE_URL, INBOX_FILE }: Env): Promise<Store> {
	if (DATABASE_URL === undefined && !existsSync(INBOX_FILE)) {
		throw new Error(
			`INBOX_FILE=${INBOX_FILE}: there is no such file. Start the server first, or set it to the server's.`,
		);
	}
	const store = DATABASE_URL === undefined ? openSqlite(INBOX_FILE) : openPostgres(DATABASE_URL);
	try {
		await store.count();
		return store;
	} catch (error) {
		await store.close().catch(() => {});
		const name = DATABASE_URL === undefined ? `INBOX_FILE=${INBOX_FILE}` : "DATABASE_URL=…";
		throw new Error(`${name}: ${error instanceof Error ? error.message : error}. Set it to what the server has.`);
	}
}
