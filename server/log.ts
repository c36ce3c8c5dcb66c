import { setTimeout as sleep } from "node:timers/promises";
import { type Logger, pino } from "pino";

export type ServerLog = Pick<Logger, "info" | "warn" | "error">;

/** Bytes that wait for a slow reader or a full disk. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/**
 * Opens a log of JSON lines on standard output. Writing never blocks: with a full disk or a stalled reader lines are lost. Callers
 * pass ids, counts and masked addresses, and nothing that a message says.
 *
 * @param onLost called for each line that was lost
 * @returns `close` writes the buffered lines, for some milliseconds at most
 */
export function openLog(
	level: string,
	onLost: () => void,
): { log: ServerLog; close(timeoutMs: number): Promise<void> } {
	const destination = pino.destination({ dest: 1, sync: false, maxLength: MAX_BUFFERED_BYTES });
	destination.on("error", () => {});
	destination.on("drop", onLost);
	// When the process exits, pino would wait here until everything is written, which a full disk never lets it do.
	destination.flushSync = () => {};
	const options = {
		level,
		base: null,
		formatters: { level: (label: string) => ({ level: label }) },
		timestamp: pino.stdTimeFunctions.isoTime,
	};
	return {
		log: pino(options, destination),
		async close(timeoutMs) {
			const closed = new Promise((resolve) => destination.once("close", resolve));
			destination.end();
			await Promise.race([closed, sleep(timeoutMs)]);
		},
	};
}
