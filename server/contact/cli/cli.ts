/** `npm run inbox`: reads and manages messages. Opens the same store as the server, which may be running. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { getErrorMessage } from "#server/contact/getErrorMessage.ts";
import { createStore } from "#server/contact/openStore.ts";
import type { MessageStore } from "#server/contact/store.ts";
import { readEnv, type ServerEnv } from "#server/env.ts";
import * as commands from "./commands.ts";
import { exportMessages } from "./exportMessages.ts";
import { type CliOptions, type GivenOptions, optionTypes, parseOptions } from "./parseOptions.ts";

const helpText = `npm run inbox -- <command>

  list                  the newest messages (default)
  show <id>…            messages in full
  export                all of them, oldest first
  answered <id>…        marks messages as answered; --undo takes the mark back
  quarantine            the oldest quarantined messages in full, to release or erase them
  retry [<id>…]         forwards waiting messages now; with ids also those that are quarantined or dead
  erase <id>…           shows messages, and with --confirm deletes them for good; --email <address>: all of a sender
                        --status quarantined: deletes all that are quarantined
  retention             messages from before an upgrade that would be deleted by now; --confirm lets the server delete them

  --status <status>     list, export: only waiting, forwarded, quarantined or dead ones; retry: dead for all of these
                        erase: quarantined for all of these
  --search <text>       list, export: only those with this text in name, email address or message
  --email <address>     list, export, erase: only those of this sender
  --open                list, export: only those not marked as answered
  --new                 export: only those that were never exported
  --limit <n>           list, quarantine, retention: how many, 20 by default
  --json                list, show: for programs
  --format csv|json     export: csv by default
  --semicolon           export: semicolons between cells, for Excel in Russian, German and most of Europe
  --output <file>       export: into a file instead of standard output
  --until <id>          erase: with --status quarantined, only up to this one
  --confirm             erase, retention: agree to the deletion

The store is the server's: INBOX_FILE or DATABASE_URL.`;

interface CliCommand {
	readonly run: (store: MessageStore, options: CliOptions, retentionDays?: number) => Promise<void>;
	/** Accepted options, and `ids` if it accepts ids. Others are errors: ignoring an option could erase too much. */
	readonly takes: readonly (keyof GivenOptions | "ids")[];
}

const commandTable: Readonly<Record<string, CliCommand>> = {
	list: { run: commands.listMessages, takes: ["status", "search", "email", "open", "limit", "json"] },
	show: { run: commands.showMessages, takes: ["ids", "json"] },
	export: {
		run: exportMessages,
		takes: ["status", "search", "email", "open", "new", "format", "semicolon", "output"],
	},
	answered: { run: commands.markMessagesAnswered, takes: ["ids", "undo"] },
	quarantine: { run: commands.reviewQuarantine, takes: ["limit"] },
	retry: { run: commands.retryMessages, takes: ["ids", "status"] },
	erase: { run: commands.eraseMessages, takes: ["ids", "status", "email", "until", "confirm"] },
	retention: { run: commands.reviewRetention, takes: ["limit", "confirm"] },
};

if (import.meta.main) {
	// A reader such as `head` may close the pipe early, which is not an error.
	process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));
	// Only the owner may read exported files.
	process.umask(0o077);
	await runCli(process.argv.slice(2)).catch((error: unknown) => {
		console.error(getErrorMessage(error));
		process.exitCode = 1;
	});
}

async function runCli(args: string[]): Promise<void> {
	const run = parseCommandLine(args);
	if (!run) return console.log(helpText);
	const env = readEnv(process.env);
	const store = await openStore(env);
	try {
		await run(store, env.RETENTION_DAYS);
	} finally {
		await store.close();
	}
}

/** Parses a command line. Returns a function that runs it, or undefined for help. Throws with the remedy. */
export function parseCommandLine(args: string[]) {
	const { values, positionals } = parseArgs({ args, allowPositionals: true, options: optionTypes });
	const [name = "list", ...ids] = positionals;
	if (values.help || name === "help") return undefined;
	const cliCommand = Object.hasOwn(commandTable, name) ? commandTable[name] : undefined;
	if (!cliCommand) throw new Error(`Unknown command "${name}".\n\n${helpText}`);
	const given = Object.keys(values) as (keyof GivenOptions)[];
	const surplusArguments = given.filter((option) => !cliCommand.takes.includes(option)).map((option) => `--${option}`);
	if (!cliCommand.takes.includes("ids")) surplusArguments.push(...ids);
	if (surplusArguments.length > 0)
		throw new Error(`${name} does not take ${surplusArguments.join(" ")}: see npm run inbox -- help.`);
	const options = parseOptions(values, ids);
	return (store: MessageStore, retentionDays?: number) => cliCommand.run(store, options, retentionDays);
}

/** Opens the server's existing store. Rejects with the variable's name and the remedy. */
export async function openStore(env: ServerEnv): Promise<MessageStore> {
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
