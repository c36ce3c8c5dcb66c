import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { getFreePort } from "./getFreePort.ts";

/**
 * The folder of PostgreSQL's programs: `POSTGRES_BIN`, the path's, or Debian's newest. Undefined when there is none.
 * Throws when `POSTGRES_BIN` is set to another folder.
 */
export function findPostgres(): string | undefined {
	const { POSTGRES_BIN, PATH = "" } = process.env;
	const isComplete = (folder: string) => ["initdb", "postgres"].every((name) => existsSync(path.join(folder, name)));
	if (POSTGRES_BIN && !isComplete(POSTGRES_BIN))
		throw new Error(`POSTGRES_BIN=${POSTGRES_BIN}: set it to a folder with initdb and postgres.`);
	if (POSTGRES_BIN) return POSTGRES_BIN;
	const onPath = PATH.split(path.delimiter).map((folder) => path.join(folder, "postgres"));
	const byVersion = new Intl.Collator("en", { numeric: true });
	const debianFiles = globSync("/usr/lib/postgresql/*/bin/postgres").sort(byVersion.compare).reverse();
	const postgresFiles = [...onPath, ...debianFiles].filter((file) => existsSync(file));
	return postgresFiles.map((file) => path.dirname(realpathSync(file))).find(isComplete);
}

/** A database server in a temporary folder, for tests and measurements. */
export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/** Starts a PostgreSQL on the loopback. It refuses to run as root, so another user runs it then. */
export async function startPostgres() {
	const binFolder = findPostgres();
	if (!binFolder)
		throw new Error("No PostgreSQL found. Install it, or set POSTGRES_BIN to the folder of its programs.");
	const folder = mkdtempSync(path.join(tmpdir(), "postgres-"));
	const databaseUser = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
	if (databaseUser) chownSync(folder, databaseUser.uid, databaseUser.gid);
	const options = { cwd: folder, ...databaseUser, stdio: "pipe" } as const;
	const data = path.join(folder, "data");
	const initOptions = ["-D", data, "-U", "inbox", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
	execFileSync(path.join(binFolder, "initdb"), initOptions, options);
	const port = await getFreePort();
	let count = 0;
	let server: ChildProcess;

	const address = (database: string) => `postgres://inbox@127.0.0.1:${port}/${database}`;

	async function start(): Promise<void> {
		// Tests end processes, not the system, so nothing must reach the disk. That makes new databases ten times as fast.
		const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
		const parameters = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
		server = spawn(path.join(binFolder ?? "", "postgres"), parameters, options);
		server.stderr?.resume();
		await waitForQueries(address("postgres"), server);
	}

	async function end(signal: "SIGINT" | "SIGQUIT"): Promise<void> {
		const ended = once(server, "exit");
		server.kill(signal);
		await ended;
	}

	await start();
	return {
		/** Makes an empty database and resolves to its address. */
		async createDatabase() {
			count += 1;
			await query(address("postgres"), `CREATE DATABASE inbox${count}`);
			return address(`inbox${count}`);
		},
		/** Ends it, as a crash or in good order, and starts it again on the same port. */
		async restart(how: "crash" | "order") {
			await end(how === "crash" ? "SIGQUIT" : "SIGINT");
			await start();
		},
		/** Ends it and deletes its folder. */
		async stop() {
			await end("SIGINT");
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

// cspell:ignore nobody
/** Returns ids of the `postgres` user of Debian's package, or of the system's unprivileged user. */
function unprivilegedUser(): { uid: number; gid: number } {
	const userLines = readFileSync("/etc/passwd", "utf8").split("\n");
	for (const name of ["postgres", "nobody"]) {
		const [, , uid, gid] = userLines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
		if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
	}
	throw new Error("PostgreSQL cannot run as root, and /etc/passwd has neither postgres nor nobody.");
}

/** Resolves when the server takes queries. Rejects when it ends or half a minute has passed. */
async function waitForQueries(address: string, server: ChildProcess): Promise<void> {
	for (const endTime = Date.now() + 30_000; ; await sleep(50)) {
		try {
			return await query(address, "SELECT 1");
		} catch (cause) {
			if (server.exitCode !== null || Date.now() > endTime) throw new Error("PostgreSQL did not start.", { cause });
		}
	}
}

async function query(address: string, sql: string): Promise<void> {
	const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 2_000 });
	client.on("error", () => {});
	await client.connect();
	await client.query(sql).finally(() => client.end());
}
