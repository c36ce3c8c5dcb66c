import { applyPlan, describePlan, planRename, planRetire } from "#tools/entries/planEntryChange.ts";
import { planVersion } from "#tools/versions/planVersion.ts";
import type { FindProblems } from "#tools/versions/repository.ts";
import { versionFiles, writeTexts } from "#tools/versions/versionFiles.ts";
import { planPublication, planUndo } from "./savedChanges.ts";

/** A change beyond saving a form, requested by the editor's page. */
export type ContentRequest = {
	readonly subject: string;
	/** Applies the change instead of only describing it. */
	readonly isSure: boolean;
} & (
	| { readonly action: "rename"; readonly slug: string }
	| { readonly action: "retire"; readonly to: string }
	| { readonly action: "version"; readonly from: string; readonly en: string; readonly ru: string }
	| { readonly action: "undo" }
	| { readonly action: "publish" }
);

export interface ContentChange {
	/** One or two sentences each. */
	readonly lines: readonly string[];
	/** Path of the resulting page; undefined if it is the same. */
	readonly address?: string | undefined;
}

export type PlannedChange = ContentChange & { apply(): void | Promise<void> };

/**
 * Describes a change of the working copy in `root`. With `isSure`, also applies it.
 * @throws ContentError with the reasons of a refused change and their remedies
 */
export async function changeContent(root: string, request: ContentRequest, findProblems: FindProblems) {
	const { apply, ...described } = planChange(root, request, findProblems);
	if (request.isSure) await apply();
	return described;
}

function planChange(root: string, request: ContentRequest, findProblems: FindProblems): PlannedChange {
	const { action, subject } = request;
	if (action === "undo") return planUndo(root, subject);
	if (action === "publish") return planPublication(root, findProblems);
	if (action === "version") {
		const document = subject.replace("guidelines-", "");
		const { from, en, ru } = request;
		const today = new Date().toISOString().slice(0, 10);
		const { writes, steps } = planVersion({ document, from, changed: { en, ru } }, versionFiles(root), today);
		return { lines: steps, address: `/docs/guidelines/${document}`, apply: () => writeTexts(root, writes) };
	}
	const entryPlan =
		action === "rename" ? planRename(root, subject, request.slug) : planRetire(root, subject, request.to || undefined);
	const address = entryPlan.address ?? `/${subject.split("/")[0]}`;
	return { lines: describePlan(entryPlan), address, apply: () => applyPlan(root, entryPlan) };
}
