import type { Breakage } from "../../tests/breakages/breakage.ts";
import { inboxBreakages } from "../../tests/breakages/inbox.ts";
import { serverBreakages } from "../../tests/breakages/server.ts";

/** Every breakage, by topic. Throws when two have the same id. */
export const allBreakages: readonly Breakage[] = unique([...serverBreakages, ...inboxBreakages]);

function unique(breakages: readonly Breakage[]): readonly Breakage[] {
	const ids = new Set<string>();
	for (const { id } of breakages) {
		if (ids.has(id)) throw new Error(`tests/breakages: two breakages have the id "${id}". Rename one.`);
		ids.add(id);
	}
	return breakages;
}
