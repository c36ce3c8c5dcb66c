import { postMessage } from "./messages.ts";

/** Clients that send one message after another until they are stopped or the server stops answering. */
export interface MessageWriters {
	/** Keys that were answered with 202, growing. */
	readonly acceptedKeys: Set<string>;
	/** Keys of messages without a response. */
	readonly unansweredKeys: Set<string>;
	/** Statuses other than 202. */
	readonly refusedStatuses: Set<number>;
	/** Resolves when every writer has ended. */
	stop(): Promise<void>;
}

/**
 * @param prefix begins every key
 * @param goOn whether a client sends a message without a response again, under the same key, or stops
 */
export function startWriters(origin: string, count: number, prefix: string, goOn = false): MessageWriters {
	const acceptedKeys = new Set<string>();
	const unansweredKeys = new Set<string>();
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
		async stop() {
			isStopping = true;
			await ended;
		},
	};
}
