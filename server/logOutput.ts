import { fstatSync, write } from "node:fs";

/** Bytes that wait for a slow reader at most, and lines in a minute. What comes beyond is dropped and counted. */
const mostBytes = 1024 * 1024;
const mostLines = 6_000;
const minute = 60_000;

/** Writes a text to its end, and then calls back: with an error when not all of it could be written. */
export type Sink = (text: string, done: (error?: Error | null) => void) => void;

/** Where lines of the log go. Nobody ever waits for it: a full disk or a stalled reader costs lines, not answers. */
export interface LogOutput {
	write(line: string): void;
	/** Resolves when everything is written, or when the milliseconds are over. */
	flush(patience: number): Promise<void>;
}

/**
 * @param onLost hears of each line that was lost
 * @param now milliseconds of a clock that nobody sets
 */
export function createLogOutput(sink: Sink, onLost = () => {}, now = () => performance.now()): LogOutput {
	let lines: string[] = [];
	let bytes = 0;
	let isWriting = false;
	let isTorn = false;
	let dropped = 0;
	let told = 0;
	let begun = now();
	let count = 0;
	let whenEmpty: (() => void) | undefined;

	function lose(count: number): void {
		dropped += count;
		for (let line = 0; line < count; line += 1) onLost();
	}

	function send(): void {
		const batch = lines;
		lines = [];
		isWriting = true;
		// A line that was cut short must not swallow the next one.
		const text = `${isTorn ? "\n" : ""}${dropped > told ? lost(dropped - told) : ""}${batch.join("")}`;
		const toldNow = dropped;
		sink(text, (error) => {
			isWriting = false;
			bytes -= batch.reduce((sum, line) => sum + line.length, 0);
			isTorn = Boolean(error);
			if (error) lose(batch.length);
			else told = toldNow;
			if (lines.length > 0) send();
			else whenEmpty?.();
		});
	}

	return {
		write(line) {
			if (now() - begun >= minute) {
				begun = now();
				count = 0;
			}
			count += 1;
			if (count > mostLines || bytes + line.length > mostBytes) {
				lose(1);
				return;
			}
			lines.push(line);
			bytes += line.length;
			if (!isWriting) send();
		},
		flush: (patience) =>
			new Promise((resolve) => {
				if (!isWriting) return resolve();
				const timer = setTimeout(resolve, patience);
				whenEmpty = () => {
					clearTimeout(timer);
					resolve();
				};
			}),
	};
}

function lost(count: number): string {
	const time = new Date().toISOString();
	return `${JSON.stringify({ level: "warn", time, count, msg: "lines of the log were lost" })}\n`;
}

/** Standard output. What is no pipe Node would write to at once, and wait for the disk. */
export function standardOutput(): Sink {
	const kind = fstatSync(1);
	if (!kind.isFIFO() && !kind.isSocket()) return (text, done) => writeAll(Buffer.from(text), done);
	return (text, done) => process.stdout.write(text, done);
}

function writeAll(rest: Buffer, done: (error?: Error | null) => void): void {
	write(1, rest, (error, written) => {
		if (error || written === rest.length) done(error);
		else writeAll(rest.subarray(written), done);
	});
}
