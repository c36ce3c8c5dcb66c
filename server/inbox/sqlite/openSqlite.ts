import { createBatcher } from "#server/inbox/batcher.ts";
import type { Store } from "#server/inbox/store.ts";
import { createThreadedTable } from "./threadedTable.ts";

/**
 * The store for one machine: a file and its log beside it. Messages that arrive while the disk is busy are synced
 * together.
 */
export function openSqlite(file: string): Store {
	const call = createThreadedTable(file);
	return {
		add: createBatcher((messages) => call("addAll", messages)),
		claim: (...given) => call("claim", ...given),
		markForwarded: (...given) => call("markForwarded", ...given),
		postpone: (...given) => call("postpone", ...given),
		release: (...given) => call("release", ...given),
		list: (...given) => call("list", ...given),
		find: (...given) => call("find", ...given),
		count: () => call("count"),
		retry: (...given) => call("retry", ...given),
		markExported: (...given) => call("markExported", ...given),
		deleteHandled: (...given) => call("deleteHandled", ...given),
		releaseHold: () => call("releaseHold"),
		deleteQuarantined: (...given) => call("deleteQuarantined", ...given),
		erase: (...given) => call("erase", ...given),
		check: (...given) => call("check", ...given),
		close: () => call("close"),
	};
}
