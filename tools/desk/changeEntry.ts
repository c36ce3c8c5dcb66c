import { z } from "zod";
import { ContentError } from "#content/model/contentError.ts";
import { applyPlan, describePlan, planRename, planRetire } from "#tools/entries/planEntryChange.ts";

/** Request of the desk: `isSure` after it has shown the consequences. */
const wish = z.discriminatedUnion("action", [
	z.strictObject({ action: z.literal("rename"), entry: z.string(), slug: z.string(), isSure: z.boolean() }),
	z.strictObject({ action: z.literal("retire"), entry: z.string(), to: z.string().optional(), isSure: z.boolean() }),
]);

/** Result of a request. */
export interface EntryChange {
	/** The consequences, one per line, or the reasons for a refusal. */
	readonly lines: readonly string[];
	/** Where the entry is afterwards; absent where it is nowhere. */
	readonly address?: string | undefined;
}

/**
 * Renames or retires a game or an article of a working copy, or describes what that would change.
 *
 * @param root folder of the working copy
 * @param text the wish as JSON
 */
export function changeEntry(root: string, text: string): EntryChange & { status: 200 | 400 | 409 } {
	const parsed = wish.safeParse(parseJson(text));
	if (!parsed.success) return { status: 400, lines: ["The desk's page asked for what the desk does not know."] };
	const { data } = parsed;
	try {
		const plan =
			data.action === "rename" ? planRename(root, data.entry, data.slug) : planRetire(root, data.entry, data.to);
		const lines = describePlan(plan);
		if (data.isSure) applyPlan(root, plan);
		return { status: 200, lines, address: plan.address };
	} catch (error) {
		if (error instanceof ContentError) return { status: 409, lines: error.message.split("\n") };
		throw error;
	}
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
