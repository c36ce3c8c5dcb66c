import { existsSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";

/** Where Debian keeps a folder per version. */
const debian = "/usr/lib/postgresql";

/**
 * The folder of PostgreSQL's programs: `POSTGRES_BIN`, the path's, or Debian's newest. Undefined when there is none.
 * Throws when `POSTGRES_BIN` is set to another folder.
 */
export function findPostgres(): string | undefined {
	const given = process.env.POSTGRES_BIN;
	if (given && !isComplete(given))
		throw new Error(`POSTGRES_BIN=${given}: set it to a folder with initdb and postgres.`);
	const onPath = (process.env.PATH ?? "").split(path.delimiter).map((folder) => path.join(folder, "postgres"));
	const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
	const places = [
		given ?? "",
		...onPath.filter((file) => existsSync(file)).map((file) => path.dirname(realpathSync(file))),
		...versions.map((version) => path.join(debian, version, "bin")),
	];
	return places.find(isComplete);
}

function isComplete(folder: string): boolean {
	return folder !== "" && ["initdb", "postgres"].every((name) => existsSync(path.join(folder, name)));
}
