import { addressBreakages } from "./faults/addresses.ts";
import { behaviourBreakages } from "./faults/behaviour.ts";
import type { Breakage } from "./faults/breakage.ts";
import { buildingBreakages } from "./faults/building.ts";
import { clipBreakages } from "./faults/clips.ts";
import { contactBreakages } from "./faults/contact.ts";
import { contentBreakages } from "./faults/content.ts";
import { deskBreakages } from "./faults/desk.ts";
import { gameBreakages } from "./faults/games.ts";
import { inboxBreakages } from "./faults/inbox.ts";
import { operationBreakages } from "./faults/operation.ts";
import { pageBreakages } from "./faults/pages.ts";
import { rebrandingBreakages } from "./faults/rebranding.ts";
import { seoBreakages } from "./faults/seo.ts";
import { serverBreakages } from "./faults/server.ts";
import { styleBreakages } from "./faults/styles.ts";
import { toolBreakages } from "./faults/tools.ts";
import { translationBreakages } from "./faults/translations.ts";
import { visitorBreakages } from "./faults/visitor.ts";
import { withinTheSiteBreakages } from "./faults/withinTheSite.ts";

/** Every breakage, by topic. Throws when two have the same id. */
export const allBreakages: readonly Breakage[] = unique([
	...serverBreakages,
	...inboxBreakages,
	...operationBreakages,
	...seoBreakages,
	...contentBreakages,
	...buildingBreakages,
	...pageBreakages,
	...styleBreakages,
	...visitorBreakages,
	...contactBreakages,
	...behaviourBreakages,
	...gameBreakages,
	...clipBreakages,
	...toolBreakages,
	...deskBreakages,
	...translationBreakages,
	...rebrandingBreakages,
	...withinTheSiteBreakages,
	...addressBreakages,
]);

function unique(breakages: readonly Breakage[]): readonly Breakage[] {
	const ids = new Set<string>();
	for (const { id } of breakages) {
		if (ids.has(id)) throw new Error(`scripts/breakages/faults: two breakages have the id "${id}". Rename one.`);
		ids.add(id);
	}
	return breakages;
}
