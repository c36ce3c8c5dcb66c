import { documentFrame } from "#content/readers/documents.server.ts";
import { staticPaths } from "#src/i18n/staticPaths.server.ts";

/**
 * Paths of documents of a kind. Each kind has its own route file, because Astro gives a page the styles of all
 * components of its route: text; referral rules with calculator and diagrams; other tools and price lists.
 */
export function getDocumentPaths(kind: "text" | "referral" | "tools") {
	return staticPaths("document").filter(({ props: { page } }) => {
		const { chapter = "", doc = "" } = page.params;
		const slots = documentFrame(page.language, chapter, doc)?.slots;
		if (slots?.length === 0) return kind === "text";
		return kind === (slots?.includes("rewards") ? "referral" : "tools");
	});
}
