import { Worker } from "node:worker_threads";
import type { MessageTable } from "./messageTable.ts";

type Methods = { [Name in keyof MessageTable]: MessageTable[Name] };

export interface Call {
	readonly id: number;
	readonly method: keyof MessageTable;
	readonly parameters: readonly unknown[];
}

export type Reply = { readonly id: number } & ({ readonly result: unknown } | { readonly error: Error });

/** Calls a method of the table in its thread. */
export type CallTable = <Name extends keyof Methods>(
	method: Name,
	...parameters: Parameters<Methods[Name]>
) => Promise<ReturnType<Methods[Name]>>;

/**
 * A `MessageTable` in a thread of its own. Should the thread end, what it had not answered fails, and the next call
 * starts another; after `close` every call fails.
 */
export function createThreadedTable(file: string): CallTable {
	const pending = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
	let worker: Worker | undefined;
	let count = 0;
	let isClosed = false;

	function start(): Worker {
		const started = new Worker(new URL("./worker.ts", import.meta.url), { workerData: file });
		const fail = (error: Error) => {
			if (worker !== started) return;
			worker = undefined;
			for (const { reject } of pending.values()) reject(error);
			pending.clear();
		};
		started.on("message", (reply: Reply) => {
			const caller = pending.get(reply.id);
			pending.delete(reply.id);
			if ("error" in reply) caller?.reject(reply.error);
			else caller?.resolve(reply.result as never);
		});
		started.on("error", (error) => fail(error instanceof Error ? error : new Error(String(error))));
		started.on("exit", () => fail(new Error("The store's thread has ended.")));
		return started;
	}

	return (method, ...parameters) => {
		if (isClosed) return Promise.reject(new Error("The store is closed."));
		isClosed = method === "close";
		worker ??= start();
		const running = worker;
		return new Promise((resolve, reject) => {
			count += 1;
			pending.set(count, { resolve, reject });
			running.postMessage({ id: count, method, parameters } satisfies Call);
		});
	};
}
