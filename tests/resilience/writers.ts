import { postMessage } from "./messages.ts";

/**
 * Starts clients that send one message after another until they are stopped or the server stops answering.
 *
 * @param prefix begins every key
 * @param goOn whether a client sends a message without a response again, under the same key, or stops
 */
export function startWriters(origin: string, count: number, prefix: string, goOn = false) {
	/** Keys that were answered with 202, growing. */
	const acceptedKeys = new Set<string>();
	/** Keys of messages without a response. */
	const unansweredKeys = new Set<string>();
	/** Statuses other than 202. */
	const refusedStatuses = new Set<number>();
	let isStopping = false;

	async function write(writer: number): Promise<void> {
		for (let number = 0; !isStopping; number += 1) {
			const key = `${prefix}-${writer}-${number}`;
			let status = 0;
			while (status !== 202) {
				try {
					status = await postMessage(origin, key);
				} catch {
					status = 0;
				}
				if (status === 202) {
					acceptedKeys.add(key);
					unansweredKeys.delete(key);
				} else {
					unansweredKeys.add(key);
					if (status !== 0) refusedStatuses.add(status);
					if (!goOn || isStopping) return;
				}
			}
		}
	}

	const ended = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)));
	return {
		acceptedKeys,
		unansweredKeys,
		refusedStatuses,
		/** Resolves when every writer has ended. */
		async stop() {
			isStopping = true;
			await ended;
		},
	};
}
