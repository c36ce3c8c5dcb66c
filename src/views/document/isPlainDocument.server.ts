import { documentFrame } from "#content/readers/documents.server.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";

/** Whether a document is text only: no calculator, no diagram, no price list. */
export function isPlainDocument({ language, params: { chapter = "", doc = "" } }: PageInfo): boolean {
	return documentFrame(language, chapter, doc)?.slots.length === 0;
}
