import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";

export type ServerLog = Pick<pino.Logger, "info" | "warn" | "error">;

/** Bytes buffered for a slow reader or a full disk. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/**
 * Opens a log of JSON lines on standard output. Writing never blocks: a full disk or a stalled reader loses lines.
 * `close` flushes for some milliseconds at most. Callers log ids, counts and masked addresses, never message content.
 */
export function openLog(
	level: string,
	onLost: () => void,
): { log: ServerLog; close(timeoutMs: number): Promise<void> } {
	const logDestination = pino.destination({ dest: 1, sync: false, maxLength: MAX_BUFFERED_BYTES });
	logDestination.on("error", () => {});
	logDestination.on("drop", onLost);
	// On exit, pino would wait here until everything is written, which never happens on a full disk.
	logDestination.flushSync = () => {};
	const options = {
		level,
		base: null,
		formatters: { level: (label: string) => ({ level: label }) },
		timestamp: pino.stdTimeFunctions.isoTime,
	};
	return {
		log: pino(options, logDestination),
		async close(timeoutMs) {
			const whenClosed = new Promise((resolve) => logDestination.once("close", resolve));
			logDestination.end();
			await Promise.race([whenClosed, sleep(timeoutMs)]);
		},
	};
}
