/**
 * Preloaded by the server to simulate a full disk where none can be mounted: while the file `FULL_DISK` exists,
 * SQLite's writes fail as on ENOSPC.
 */
import { existsSync } from "node:fs";
import { StatementSync } from "node:sqlite";

const markerFile = process.env.FULL_DISK ?? "";
const { run } = StatementSync.prototype;
Object.defineProperty(StatementSync.prototype, "run", {
	value(this: StatementSync, ...given: unknown[]) {
		if (!existsSync(markerFile)) return Reflect.apply(run, this, given);
		throw Object.assign(new Error("database or disk is full"), { code: "ERR_SQLITE_ERROR", errcode: 13 });
	},
});
