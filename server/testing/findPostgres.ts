import { existsSync, globSync, realpathSync } from "node:fs";
import path from "node:path";

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
