/** Worker thread that owns the SQLite file, so that pages never wait for the disk. */
import { statSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "./database.ts";
import type { WorkerReply, WorkerRequest } from "./sqliteThread.ts";

/** Nanoseconds that a statement may be queued, for example while the file is locked. */
const MAX_QUEUE_TIME_NS = 5_000_000_000n;

const file: string = workerData;
const database = openDatabase(file);
const openedAt = process.hrtime.bigint();
const { dev, ino } = statSync(file);
let requestQueue: WorkerRequest[] = [];

parentPort?.on("message", (request: WorkerRequest) => {
	requestQueue.push(request);
	if (requestQueue.length === 1) setImmediate(executeQueue);
});

/** Inserts that arrived during the last sync to disk share the next one. */
function executeQueue(): void {
	const now = process.hrtime.bigint();
	// Opening the file does not count as waiting.
	const isLate = ({ method, sentAt }: WorkerRequest) =>
		method !== "close" && now - (sentAt > openedAt ? sentAt : openedAt) > MAX_QUEUE_TIME_NS;
	const {
		late = [],
		inserts = [],
		others = [],
	} = Object.groupBy(requestQueue, (request) => {
		if (isLate(request)) return "late";
		return /^\s*INSERT/.test(request.sql) ? "inserts" : "others";
	});
	requestQueue = [];
	const tooSlow = new Error("the store is too slow");
	const lateReplies = late.map(({ id }) => toFailure(id, tooSlow));
	const workerReplies = [...lateReplies, ...insertTogether(inserts), ...others.map(executeRequest)];
	for (const workerReply of workerReplies) parentPort?.postMessage(workerReply);
	if (others.some(({ method }) => method === "close")) parentPort?.close();
}

function insertTogether(requests: readonly WorkerRequest[]): WorkerReply[] {
	if (requests.length === 0) return [];
	try {
		checkFile();
		database.exec("BEGIN IMMEDIATE");
		const workerReplies = requests.map(executeRequest);
		database.exec("COMMIT");
		return workerReplies;
	} catch (error) {
		// SQLite rolls back itself when the disk is full.
		if (database.isTransaction) database.exec("ROLLBACK");
		return requests.map(({ id }) => toFailure(id, error));
	}
}

function executeRequest({ id, method, sql, values }: WorkerRequest): WorkerReply {
	try {
		if (method === "close") return { id, result: database.close() };
		// SQLite's numbered parameters start with a question mark.
		const preparedStatement = database.prepare(sql.replace(/\$(?=\d)/g, "?"));
		if (method === "all") return { id, result: preparedStatement.all(...values) };
		const changes = Number(preparedStatement.run(...values).changes);
		// Deleted text stays in the write-ahead log until it is truncated.
		if (changes > 0 && /^\s*DELETE/.test(sql)) database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
		return { id, result: changes };
	} catch (error) {
		return toFailure(id, error);
	}
}

/** Errors lose custom properties between threads. */
function toFailure(id: number, error: unknown): WorkerReply {
	const { message, errcode = 0 } = error as Error & { errcode?: number };
	return { id, error: message, errcode };
}

/** Data that is written to a removed file is lost when the process ends. */
function checkFile(): void {
	const current = statSync(file, { throwIfNoEntry: false });
	if (current?.ino === ino && current.dev === dev) return;
	throw new Error(`the file was ${current ? "replaced" : "removed"} while the server ran: restart it`);
}
