import { documentFrame } from "#content/readers/documents.server.ts";
import { staticPaths } from "#src/i18n/staticPaths.server.ts";

/**
 * The paths of documents of a kind. Each kind has its own route file, because Astro gives a page the styles of all components in its
 * route: text only; the referral rules with reward calculator and diagrams; other tools, and price lists.
 */
export function getDocumentPaths(kind: "text" | "referral" | "tools") {
	return staticPaths("document").filter(({ props: { page } }) => {
		const { chapter = "", doc = "" } = page.params;
		const slots = documentFrame(page.language, chapter, doc)?.slots;
		if (slots?.length === 0) return kind === "text";
		return kind === (slots?.includes("rewards") ? "referral" : "tools");
	});
}
