import { execFile } from "node:child_process";
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { getFreePort } from "./getFreePort.ts";

/** PostgreSQL's program folder: `POSTGRES_BIN` (throws if it is wrong), the one in `PATH`, or Debian's newest. */
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

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/** Starts PostgreSQL on the loopback interface, as another user if this one is root, which it rejects. */
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
	// Tests kill processes, not the system, so no sync is needed. That makes new databases ten times as fast.
	const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", `port=${port}`];
	const serverOptions = settings.map((setting) => `-c ${setting}`).join(" ");
	const start = () => run("pg_ctl", "start", "-w", "-l", path.join(folder, "log"), "-o", serverOptions);
	const end = (mode: "fast" | "immediate") => run("pg_ctl", "stop", "-w", "-m", mode);
	const getAddress = (database: string) => `postgres://inbox@127.0.0.1:${port}/${database}`;
	let count = 0;

	await start();
	return {
		/** Creates an empty database and resolves to its URL. */
		async createDatabase() {
			count += 1;
			await queryDatabase(getAddress("postgres"), `CREATE DATABASE inbox${count}`);
			return getAddress(`inbox${count}`);
		},
		/** Stops it, as a crash or cleanly, and starts it again on the same port. */
		async restart(how: "crash" | "order") {
			await end(how === "crash" ? "immediate" : "fast");
			await start();
		},
		async stop() {
			await end("fast");
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Runs SQL over a separate connection. */
export async function queryDatabase<Row extends pg.QueryResultRow>(connectionString: string, sql: string) {
	const client = new pg.Client({ connectionString });
	await client.connect();
	try {
		return await client.query<Row>(sql);
	} finally {
		await client.end();
	}
}

// cspell:ignore nobody
/** Ids of Debian's `postgres` user, or of the system's unprivileged user. */
function getUnprivilegedUser(): { uid: number; gid: number } {
	const users = readFileSync("/etc/passwd", "utf8");
	const findUser = (name: string) => new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, "m").exec(users);
	const [, uid, gid] = findUser("postgres") ?? findUser("nobody") ?? [];
	return { uid: Number(uid), gid: Number(gid) };
}
