import { type Logger, pino } from "pino";

export type Log = Pick<Logger, "info" | "warn" | "error">;

/**
 * JSON lines on standard output. What a message says, who wrote it and from where never gets here: callers pass ids,
 * counts and masked addresses.
 */
export function createLog(level: string): Log {
	return pino({
		level,
		base: null,
		formatters: { level: (label) => ({ level: label }) },
		timestamp: pino.stdTimeFunctions.isoTime,
	});
}
