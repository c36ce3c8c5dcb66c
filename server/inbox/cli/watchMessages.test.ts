import { expect, it, vi } from "vitest";
import type { Store } from "#server/inbox/store.ts";
import { watchMessages } from "./watchMessages.ts";

/** A store whose looks are answered one after another; the last one ends the watch. */
function prepare(waiting: readonly (number | Error)[]) {
	const ending = new AbortController();
	const left = [...waiting];
	const list = vi.fn<Store["list"]>().mockResolvedValue([]);
	const count = async () => {
		const next = left.shift() ?? 0;
		if (left.length === 0) ending.abort();
		if (next instanceof Error) throw next;
		return { waiting: next, forwarded: 0, quarantined: 0 } as Awaited<ReturnType<Store["count"]>>;
	};
	const written: string[] = [];
	const screen = { write: (text: string) => written.push(text) > 0, columns: 80 };
	return { store: { list, count }, signal: ending.signal, screen, said: () => written.join("") };
}

it("prints what has changed, and goes on when the store cannot be read", async () => {
	const { store, signal, screen, said } = prepare([1, 1, new Error("locked"), 2]);
	await watchMessages(store, { status: "waiting", limit: 5 }, { signal, screen, pause: 1 });
	expect(said()).toBe(
		"No messages here. In all: 1 waiting, 0 forwarded, 0 quarantined.\n\n" +
			"The store cannot be read: locked. Trying again.\n\n" +
			"No messages here. In all: 2 waiting, 0 forwarded, 0 quarantined.\n\n",
	);
	expect(store.list).toHaveBeenCalledWith({ status: "waiting", limit: 5, newest: true });
});

it("draws a terminal anew each time, with the time of the look", async () => {
	const { store, signal, screen, said } = prepare([1, 1]);
	await watchMessages(store, { status: undefined, limit: 5 }, { signal, screen: { ...screen, isTTY: true }, pause: 1 });
	const drawn = said().split("\u001B[H\u001B[J");
	expect(drawn).toHaveLength(3);
	for (const view of drawn.slice(1)) expect(view).toMatch(/^No messages.*\n\n\d\d:\d\d:\d\d UTC, Ctrl\+C ends\.\n$/);
});
