/**
 * Preloaded by a server whose disk is to be full where none can be mounted: while the file `FULL_DISK` names is there,
 * SQLite writes nothing and fails as it does on ENOSPC.
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
