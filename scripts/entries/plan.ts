import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** One change of the working copy. Paths are relative to its root. */
export type Step =
	| { readonly kind: "write"; readonly file: string; readonly text: string }
	| { readonly kind: "move"; readonly from: string; readonly to: string }
	| { readonly kind: "remove"; readonly path: string };

/** What renaming or retiring an entry comes to, before anything is done. */
export interface Plan {
	readonly steps: readonly Step[];
	/** What follows from it, in sentences. */
	readonly notes: readonly string[];
	/** Where the entry is afterwards: `/games/new`; undefined where it is nowhere. */
	readonly address?: string;
}

/** A plan in words, a line each. */
export function describePlan({ steps, notes }: Plan): string[] {
	return [...steps.map(describeStep), ...notes];
}

function describeStep(step: Step): string {
	if (step.kind === "move") return `${step.from} becomes ${step.to}.`;
	if (step.kind === "remove") return `${step.path} is deleted; its history keeps it.`;
	return `${step.file} is changed.`;
}

/**
 * Carries a plan out: what moves first, so that what is written lies where it belongs.
 *
 * @param root folder of the working copy
 */
export function carryOut(root: string, { steps }: Plan): void {
	const order = ["move", "write", "remove"];
	for (const step of steps.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))) {
		if (step.kind === "move") {
			mkdirSync(path.dirname(path.join(root, step.to)), { recursive: true });
			renameSync(path.join(root, step.from), path.join(root, step.to));
		} else if (step.kind === "write") writeFileSync(path.join(root, step.file), step.text);
		else if (existsSync(path.join(root, step.path))) rmSync(path.join(root, step.path), { recursive: true });
	}
}
