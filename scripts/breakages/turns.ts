import { spawn } from "node:child_process";
import { once } from "node:events";

/** Turns on a machine that others work on, too. */
export class Turns {
	private readonly file: string | undefined;
	private readonly length: number;
	private running: { readonly since: number; readonly end: () => Promise<void> } | undefined;

	/**
	 * @param file what `flock` holds during a turn; undefined for a machine of one's own
	 * @param length milliseconds for which a turn goes on with the next work
	 */
	constructor(file: string | undefined, length: number) {
		this.file = file;
		this.length = length;
	}

	/** Does work in a turn: the running one, or the next. */
	async take<Value>(work: () => Promise<Value>): Promise<Value> {
		if (!this.running) {
			const end = this.file === undefined ? async () => {} : await hold(this.file);
			this.running = { since: Date.now(), end };
		}
		try {
			return await work();
		} finally {
			if (Date.now() - this.running.since >= this.length) await this.end();
		}
	}

	/** Lets others have theirs. */
	async end(): Promise<void> {
		await this.running?.end();
		this.running = undefined;
	}
}

/** Waits for a lock. The function that comes back lets it go. */
async function hold(file: string): Promise<() => Promise<void>> {
	const holder = spawn("flock", [file, "sh", "-c", "echo mine; exec cat"], { stdio: ["pipe", "pipe", "inherit"] });
	const ended = once(holder, "close");
	await Promise.race([once(holder.stdout, "data"), ended.then(() => Promise.reject(new Error(`No lock on ${file}.`)))]);
	return async () => {
		holder.stdin.end();
		await ended;
	};
}
