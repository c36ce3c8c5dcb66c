import { behaviourBreakages } from "../../tests/breakages/behaviour.ts";
import type { Breakage } from "../../tests/breakages/breakage.ts";
import { contactBreakages } from "../../tests/breakages/contact.ts";
import { contentBreakages } from "../../tests/breakages/content.ts";
import { inboxBreakages } from "../../tests/breakages/inbox.ts";
import { pageBreakages } from "../../tests/breakages/pages.ts";
import { seoBreakages } from "../../tests/breakages/seo.ts";
import { serverBreakages } from "../../tests/breakages/server.ts";
import { styleBreakages } from "../../tests/breakages/styles.ts";
import { toolBreakages } from "../../tests/breakages/tools.ts";
import { visitorBreakages } from "../../tests/breakages/visitor.ts";

/** Every breakage, by topic. Throws when two have the same id. */
export const allBreakages: readonly Breakage[] = unique([
	...serverBreakages,
	...inboxBreakages,
	...seoBreakages,
	...contentBreakages,
	...pageBreakages,
	...styleBreakages,
	...visitorBreakages,
	...contactBreakages,
	...behaviourBreakages,
	...toolBreakages,
]);

function unique(breakages: readonly Breakage[]): readonly Breakage[] {
	const ids = new Set<string>();
	for (const { id } of breakages) {
		if (ids.has(id)) throw new Error(`tests/breakages: two breakages have the id "${id}". Rename one.`);
		ids.add(id);
	}
	return breakages;
}
