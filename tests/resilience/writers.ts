import { postMessage } from "./messages.ts";

/**
 * Starts clients that send one message after another until they are stopped or the server stops responding. Keys begin
 * with `prefix`; `goOn` repeats a message without a response under the same key instead of stopping.
 */
export function startWriters(origin: string, count: number, prefix: string, goOn = false) {
	/** Keys that were answered with 202, growing. */
	const acceptedKeys = new Set<string>();
	const unansweredKeys = new Set<string>();
	/** Statuses other than 202. */
	const refusedStatuses = new Set<number>();
	let isStopping = false;

	async function write(writer: number): Promise<void> {
		for (let number = 0; !isStopping; number += 1) {
			const key = `${prefix}-${writer}-${number}`;
			unansweredKeys.add(key);
			for (let status: number | undefined; status !== 202; ) {
				status = await postMessage(origin, key).catch(() => undefined);
				if (status !== undefined && status !== 202) refusedStatuses.add(status);
				if (status !== 202 && (!goOn || isStopping)) return;
			}
			acceptedKeys.add(key);
			unansweredKeys.delete(key);
		}
	}

	const ended = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)));
	return {
		acceptedKeys,
		unansweredKeys,
		refusedStatuses,
		async stop() {
			isStopping = true;
			await ended;
		},
	};
}
