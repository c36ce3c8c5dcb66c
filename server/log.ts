import { type Logger, pino } from "pino";
import type { LogOutput } from "./logOutput.ts";

export type Log = Pick<Logger, "info" | "warn" | "error">;

/**
 * JSON lines. What a message says, who wrote it and from where never gets here: callers pass ids, counts and masked
 * addresses.
 */
export function createLog(level: string, output: Pick<LogOutput, "write">): Log {
	const options = {
		level,
		base: null,
		formatters: { level: (label: string) => ({ level: label }) },
		timestamp: pino.stdTimeFunctions.isoTime,
	};
	return pino(options, output);
}
