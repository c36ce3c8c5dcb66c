import { renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What renaming or retiring an entry changes; nothing is written yet. Paths are relative to the project's root. */
export interface EntryPlan {
	/** New paths of files and folders, keyed by the old ones. */
	readonly moves: ReadonlyMap<string, string>;
	/** New contents, keyed by the path after the moves. */
	readonly texts: ReadonlyMap<string, string>;
	/** Files and folders to delete. */
	readonly removed: readonly string[];
	/** Consequences and remaining tasks, in sentences. */
	readonly notes: readonly string[];
	/** The entry's new address, `/games/new`; undefined if it has none. */
	readonly address?: string;
}

/** Describes a plan, one line per change. */
export function describePlan({ moves, texts, removed, notes }: EntryPlan): string[] {
	return [
		...[...moves].map(([from, to]) => `${from} becomes ${to}.`),
		...[...texts.keys()].map((file) => `${file} is changed.`),
		...removed.map((file) => `${file} is deleted; its history keeps it.`),
		...notes,
	];
}

/** Carries out a plan in the working copy in the folder `root`. */
export function applyPlan(root: string, { moves, texts, removed }: EntryPlan): void {
	for (const [from, to] of moves) renameSync(path.join(root, from), path.join(root, to));
	for (const [file, text] of texts) writeFileSync(path.join(root, file), text);
	for (const file of removed) rmSync(path.join(root, file), { recursive: true });
}
