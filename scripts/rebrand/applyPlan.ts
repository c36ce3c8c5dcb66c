import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plan } from "./plan.ts";

/** Writes, renames and removes what a plan says, in the project's folder. */
export function applyPlan(root: string, { texts, moves, removed }: Plan): void {
	for (const [file, text] of texts) {
		mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
		writeFileSync(path.join(root, file), text);
	}
	for (const [from, to] of moves) renameSync(path.join(root, from), path.join(root, to));
	for (const file of removed) rmSync(path.join(root, file));
}
