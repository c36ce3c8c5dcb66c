import { Worker } from "node:worker_threads";
import type { SqlDatabase, SqlValue } from "#server/contact/sqlStore.ts";

/** Statements that may wait for the disk. */
const MAX_PENDING = 2_000;

/** An error of SQLite; its code is 0 for other errors. */
export class SqliteError extends Error {
	readonly errcode: number;

	constructor(message: string, errcode: number) {
		super(message);
		this.errcode = errcode;
	}
}

export interface WorkerRequest {
	readonly id: number;
	readonly method: keyof SqlDatabase;
	readonly sql: string;
	readonly values: readonly SqlValue[];
	/** From `process.hrtime.bigint()`, which all threads share. */
	readonly sentAt: bigint;
}

export type WorkerReply = { readonly id: number } & (
	| { readonly result: unknown }
	| { readonly error: string; readonly errcode: number }
);

/**
 * Opens a SQLite file in a worker thread. If the thread ends, pending statements fail and the next one starts a new
 * thread. After `close` every statement fails.
 */
export function createSqliteThread(file: string): SqlDatabase {
	const pendingCalls = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
	let sqliteWorker: Worker | undefined;
	let lastId = 0;
	let isClosed = false;

	function start(): Worker {
		const started = new Worker(new URL("./worker.ts", import.meta.url), { workerData: file });
		const fail = (error: Error) => {
			if (sqliteWorker !== started) return;
			sqliteWorker = undefined;
			for (const { reject } of pendingCalls.values()) reject(error);
			pendingCalls.clear();
		};
		started.on("message", (reply: WorkerReply) => {
			const pendingCall = pendingCalls.get(reply.id);
			pendingCalls.delete(reply.id);
			if ("error" in reply) pendingCall?.reject(new SqliteError(reply.error, reply.errcode));
			else pendingCall?.resolve(reply.result as never);
		});
		started.on("error", (error) => fail(error instanceof Error ? error : new Error(String(error))));
		started.on("exit", () => fail(new Error("the store's thread has ended")));
		return started;
	}

	function call<Result>(method: keyof SqlDatabase, sql = "", values: readonly SqlValue[] = []): Promise<Result> {
		if (isClosed) return Promise.reject(new Error("the store is closed"));
		if (pendingCalls.size >= MAX_PENDING) return Promise.reject(new Error("too many statements wait for the store"));
		isClosed = method === "close";
		sqliteWorker ??= start();
		const running = sqliteWorker;
		lastId += 1;
		return new Promise((resolve, reject) => {
			pendingCalls.set(lastId, { resolve, reject });
			running.postMessage({ id: lastId, method, sql, values, sentAt: process.hrtime.bigint() } satisfies WorkerRequest);
		});
	}

	return {
		run: (sql, values) => call("run", sql, values),
		all: (sql, values) => call("all", sql, values),
		close: () => call("close"),
	};
}
