import { documentFrame } from "#content/readers/documents.server.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";

/**
 * What a document consists of. Each kind has its own route file, because Astro gives a page the styles of all components in its route:
 * text only; the referral rules with reward calculator and diagrams; other tools, and price lists.
 */
export function getDocumentKind({
	language,
	params: { chapter = "", doc = "" },
}: PageInfo): "text" | "referral" | "tools" {
	const frameSlots = documentFrame(language, chapter, doc)?.slots;
	if (frameSlots?.length === 0) return "text";
	return frameSlots?.includes("rewards") ? "referral" : "tools";
}
