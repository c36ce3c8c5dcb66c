import type { EntryKind } from "#content/search/searchFile.ts";
import type { SearchHit, SearchMatches } from "./createSearch.ts";

export interface HitGroup {
	/** `near`: inexact results of all kinds. */
	readonly name: EntryKind | "near";
	readonly hits: readonly SearchHit[];
}

/** Groups stay short enough to see without much scrolling. */
const limits: Readonly<Record<HitGroup["name"], number>> = {
	game: 6,
	genre: 2,
	studio: 3,
	article: 3,
	document: 3,
	near: 6,
};

/** Groups hits by kind, the kind of the best hit first; optionally limited. Inexact results form one group. */
export function groupHits({ hits, isFuzzy }: SearchMatches, isLimited: boolean): HitGroup[] {
	const groups = new Map<HitGroup["name"], SearchHit[]>();
	for (const hit of hits) {
		const name = isFuzzy ? "near" : hit.kind;
		const group = groups.get(name) ?? [];
		if (!isLimited || group.length < limits[name]) group.push(hit);
		groups.set(name, group);
	}
	return [...groups].map(([name, found]) => ({ name, hits: found }));
}
