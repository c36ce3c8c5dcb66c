import { ContentError } from "#content/model/contentError.ts";
import { applyPlan, describePlan, planRename, planRetire } from "#tools/entries/planEntryChange.ts";
import { planVersion } from "#tools/versions/planVersion.ts";
import { versionFiles, writeTexts } from "#tools/versions/versionFiles.ts";
import { planPublication, planUndo } from "./savedChanges.ts";

/** A change that is more than a saved form, as the editor's page requests it. */
export type ContentRequest = {
	/** The open form: `games/boat-attack`, `guidelines-general/cookie-policy`. */
	readonly subject: string;
	/** Whether to make the change, and not only describe it. */
	readonly isSure: boolean;
} & (
	| { readonly action: "rename"; readonly slug: string }
	| { readonly action: "retire"; readonly to: string }
	| { readonly action: "version"; readonly from: string; readonly en: string; readonly ru: string }
	| { readonly action: "undo" }
	| { readonly action: "publish" }
);

/** The consequences of a change. */
export interface ContentChange {
	/** One sentence or two each. If the change is refused, the reasons with their remedies. */
	readonly lines: readonly string[];
	readonly isRefused?: boolean;
	/** Path of the page that shows the result; undefined if it is the same page. */
	readonly address?: string | undefined;
}

/** A change that is described and not yet made. */
export interface PlannedChange extends ContentChange {
	apply(): void;
}

/**
 * Describes a change. With `isSure`, also makes it.
 *
 * @param root folder of the working copy
 */
export function changeContent(root: string, request: ContentRequest): ContentChange {
	try {
		const { apply, ...described } = planChange(root, request);
		if (request.isSure) apply();
		return described;
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return { isRefused: true, lines: error.message.split("\n") };
	}
}

function planChange(root: string, request: ContentRequest): PlannedChange {
	const { action, subject } = request;
	if (action === "undo") return planUndo(root, subject);
	if (action === "publish") return planPublication(root);
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
