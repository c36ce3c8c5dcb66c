/** The thread that owns the SQLite file, so that waiting for the disk never holds up a page. */
import { parentPort, workerData } from "node:worker_threads";
import { MessageTable } from "./messageTable.ts";
import type { Call, Reply } from "./threadedTable.ts";

const table = new MessageTable(workerData);

parentPort?.on("message", ({ id, method, parameters }: Call) => {
	parentPort?.postMessage(answer(id, () => Reflect.apply(table[method], table, parameters)));
	if (method === "close") parentPort?.close();
});

function answer(id: number, work: () => unknown): Reply {
	try {
		return { id, result: work() };
	} catch (error) {
		return { id, error: error instanceof Error ? error : new Error(String(error)) };
	}
}
