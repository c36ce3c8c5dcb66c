import { z } from "zod";
import { ContentError } from "#content/model/contentError.ts";
import { applyPlan, describePlan, planRename, planRetire } from "#tools/entries/planEntryChange.ts";
import { planVersion } from "#tools/versions/planVersion.ts";
import { versionFiles, writeTexts } from "#tools/versions/versionFiles.ts";
import { RefusedChange } from "./workingCopy.ts";

/** A change that is more than a saved form. `subject` is `games/boat-attack` or, for a version, `general/cookie-policy`. */
const requestSchema = z.discriminatedUnion("action", [
	z.strictObject({ action: z.literal("rename"), subject: z.string(), isSure: z.boolean(), slug: z.string() }),
	z.strictObject({ action: z.literal("retire"), subject: z.string(), isSure: z.boolean(), to: z.string() }),
	z.strictObject({
		action: z.literal("publish"),
		subject: z.string(),
		isSure: z.boolean(),
		from: z.string(),
		en: z.string(),
		ru: z.string(),
	}),
]);

type ContentRequest = z.infer<typeof requestSchema>;

/** The consequences of a change. */
export interface ContentChange {
	/** One sentence or two each. If the change is refused, the reasons with their remedies. */
	readonly lines: readonly string[];
	readonly isRefused?: boolean;
	/** Path of the entry's page afterwards; undefined if it has none. */
	readonly address?: string | undefined;
}

/**
 * Describes renaming or retiring an entry, or publishing a document's text as a new version. With `isSure`, also does it.
 *
 * @param root folder of the working copy
 * @throws RefusedChange for a request that the desk's page never sends
 */
export function changeContent(root: string, request: unknown): ContentChange {
	const { data } = requestSchema.safeParse(request);
	if (!data) throw new RefusedChange(422, "The desk does not know this request. Load its page again.");
	try {
		return data.action === "publish" ? publishVersion(root, data) : changeEntry(root, data);
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return { isRefused: true, lines: error.message.split("\n") };
	}
}

function changeEntry(root: string, request: Exclude<ContentRequest, { action: "publish" }>): ContentChange {
	const { action, subject, isSure } = request;
	const plan =
		action === "rename" ? planRename(root, subject, request.slug) : planRetire(root, subject, request.to || undefined);
	const lines = describePlan(plan);
	if (isSure) applyPlan(root, plan);
	return { lines, address: plan.address };
}

function publishVersion(root: string, request: Extract<ContentRequest, { action: "publish" }>): ContentChange {
	const { subject, from, isSure, en, ru } = request;
	const today = new Date().toISOString().slice(0, 10);
	const { writes, steps } = planVersion({ document: subject, from, changed: { en, ru } }, versionFiles(root), today);
	if (isSure) writeTexts(root, writes);
	return { lines: steps, address: `/docs/guidelines/${subject}` };
}
