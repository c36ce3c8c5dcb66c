import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "#server/inbox/store.ts";
import { describeList } from "./describe.ts";
import type { Options } from "./options.ts";

/** Takes the cursor to the upper left corner, and what is below away. */
const clear = "\u001B[H\u001B[J";

/** Where the view is written to: standard output. */
type Screen = Pick<NodeJS.WriteStream, "write"> & Partial<Pick<NodeJS.WriteStream, "columns" | "isTTY">>;

/**
 * Shows the newest messages and how many there are of each status until it is told to end. A terminal is drawn anew each
 * time; elsewhere the table is printed when it has changed. A store that cannot be reached is said, and asked again.
 *
 * @param pause milliseconds between two looks at the store
 */
export async function watchMessages(
	store: Pick<Store, "list" | "count">,
	{ status, limit }: Pick<Options, "status" | "limit">,
	{ signal, screen, pause = 2_000 }: { signal: AbortSignal; screen: Screen; pause?: number },
): Promise<void> {
	let shown = "";
	while (!signal.aborted) {
		const view = await look();
		if (screen.isTTY) screen.write(`${clear}${view}\n\n${new Date().toISOString().slice(11, 19)} UTC, Ctrl+C ends.\n`);
		else if (view !== shown) screen.write(`${view}\n\n`);
		shown = view;
		await sleep(pause, undefined, { signal }).catch(() => {});
	}

	async function look(): Promise<string> {
		try {
			const messages = await store.list({ status, limit, newest: true });
			return describeList(messages, await store.count(), screen.columns ?? 120);
		} catch (error) {
			return `The store cannot be read: ${error instanceof Error ? error.message : error}. Trying again.`;
		}
	}
}
