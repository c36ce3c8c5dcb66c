import { execFile } from "node:child_process";
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { getFreePort } from "./getFreePort.ts";

/**
 * The folder of PostgreSQL's programs: `POSTGRES_BIN`, the path's, or Debian's newest. Undefined when there is none.
 * Throws when `POSTGRES_BIN` is set to another folder.
 */
export function findPostgres(): string | undefined {
	const { POSTGRES_BIN, PATH = "" } = process.env;
	const isComplete = (folder: string) => ["initdb", "pg_ctl"].every((name) => existsSync(path.join(folder, name)));
	if (POSTGRES_BIN && !isComplete(POSTGRES_BIN))
		throw new Error(`POSTGRES_BIN=${POSTGRES_BIN}: set it to a folder with initdb and pg_ctl.`);
	if (POSTGRES_BIN) return POSTGRES_BIN;
	const onPath = PATH.split(path.delimiter).map((folder) => path.join(folder, "pg_ctl"));
	const byVersion = new Intl.Collator("en", { numeric: true });
	const debianFiles = globSync("/usr/lib/postgresql/*/bin/pg_ctl").sort(byVersion.compare).reverse();
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
	const databaseUser = process.getuid?.() === 0 ? getUnprivilegedUser() : undefined;
	if (databaseUser) chownSync(folder, databaseUser.uid, databaseUser.gid);
	const data = path.join(folder, "data");
	const run = (program: string, ...parameters: string[]) =>
		promisify(execFile)(path.join(binFolder, program), ["-D", data, ...parameters], { cwd: folder, ...databaseUser });
	await run("initdb", "-U", "inbox", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync");
	const port = await getFreePort();
	// Tests end processes, not the system, so nothing must reach the disk. That makes new databases ten times as fast.
	const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", `port=${port}`];
	const serverOptions = settings.map((setting) => `-c ${setting}`).join(" ");
	const start = () => run("pg_ctl", "start", "-w", "-l", path.join(folder, "log"), "-o", serverOptions);
	const end = (mode: "fast" | "immediate") => run("pg_ctl", "stop", "-w", "-m", mode);
	const getAddress = (database: string) => `postgres://inbox@127.0.0.1:${port}/${database}`;
	let count = 0;

	await start();
	return {
		/** Makes an empty database and resolves to its address. */
		async createDatabase() {
			count += 1;
			const client = new pg.Client({ connectionString: getAddress("postgres") });
			await client.connect();
			await client.query(`CREATE DATABASE inbox${count}`);
			await client.end();
			return getAddress(`inbox${count}`);
		},
		/** Ends it, as a crash or in good order, and starts it again on the same port. */
		async restart(how: "crash" | "order") {
			await end(how === "crash" ? "immediate" : "fast");
			await start();
		},
		/** Ends it and deletes its folder. */
		async stop() {
			await end("fast");
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

// cspell:ignore nobody
/** Returns ids of the `postgres` user of Debian's package, or of the system's unprivileged user. */
function getUnprivilegedUser(): { uid: number; gid: number } {
	const users = readFileSync("/etc/passwd", "utf8");
	const findUser = (name: string) => new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, "m").exec(users);
	const [, uid, gid] = findUser("postgres") ?? findUser("nobody") ?? [];
	return { uid: Number(uid), gid: Number(gid) };
}
