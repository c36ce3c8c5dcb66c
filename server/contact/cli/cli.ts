/** `npm run inbox`: reads and manages messages. Opens the same store as the server, which may be running. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { getErrorMessage } from "#server/contact/getErrorMessage.ts";
import { createStore } from "#server/contact/openStore.ts";
import type { MessageStore } from "#server/contact/store.ts";
import { readEnv, type ServerEnv } from "#server/env.ts";
import { eraseMessages, listMessages, retryMessages, reviewRetention, showMessage } from "./commands.ts";
import { exportMessages } from "./exportMessages.ts";
import { parseOptions } from "./parseOptions.ts";

const help = `npm run inbox -- <command>

  list                 the newest messages (default)
  show <id>            one message in full
  export               all of them, oldest first
  retry [<id>]         forwards waiting messages now; with an id also one that is quarantined or dead
  erase <id>           deletes a message for good; --status quarantined: all that are quarantined
  retention            messages from before an upgrade that would be deleted by now; --confirm lets the server delete them

  --status <status>    list, export: only waiting, forwarded, quarantined or dead ones; retry: dead for all of these
                       erase: quarantined for all of these
  --limit <n>          list, retention: how many, 20 by default
  --json               list, show: for programs
  --format csv|json    export: csv by default
  --confirm            retention: agree to the deletion
  --output <file>      export: into a file instead of standard output

The store is the server's: INBOX_FILE or DATABASE_URL.`;

// A reader such as `head` may close the pipe early. That is not an error.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));

// Only the owner may read exported files.
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
	if (values.help || command === "help") console.log(help);
	else await run(command, id, rest, values);
} catch (error) {
	console.error(getErrorMessage(error));
	process.exitCode = 1;
}

async function run(
	command: string,
	id: string | undefined,
	rest: readonly string[],
	values: Parameters<typeof parseOptions>[0],
): Promise<void> {
	const options = parseOptions(values, id, rest);
	const env = readEnv(process.env);
	const store = await openStore(env);
	try {
		if (command === "list") await listMessages(store, options);
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

async function openStore(env: ServerEnv): Promise<MessageStore> {
	const isFile = env.DATABASE_URL === undefined;
	const name = isFile ? `INBOX_FILE=${env.INBOX_FILE}` : "DATABASE_URL=…";
	if (isFile && !existsSync(env.INBOX_FILE)) {
		throw new Error(`${name}: there is no such file. Start the server first, or set it to the server's.`);
	}
	const store = createStore(env);
	try {
		await store.count();
		return store;
	} catch (error) {
		await store.close().catch(() => {});
		throw new Error(`${name}: ${getErrorMessage(error)}. Set it to what the server has.`);
	}
}
