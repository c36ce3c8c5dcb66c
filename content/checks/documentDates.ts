import { documentTexts } from "#content/readers/documents.server.ts";
import type { DocumentKey } from "#site/documents.ts";

/** What a sentence says where it states the day of a document; file and key stand before it. */
const sentences: readonly [DocumentKey, RegExp][] = [
	["developers.terms-and-conditions", /Developer Terms.*last updated/i],
	["partners.terms-and-conditions", /Partner Terms.*last updated/i],
	["general.privacy-policy", /last updated.*privacy policy/i],
	["general.cookie-policy", /cookie-policy\) is dated/i],
	["general.dispute-resolution-policy", /dispute-resolution-policy.*updated (?:on )?/i],
];

/**
 * Whether a day that a sentence states is one of the document's that it is about: of today's text, and in the document itself of
 * an earlier one, too.
 *
 * @param day ISO
 * @param around the sentence, with the path of its file before it
 */
export function isDocumentDate(day: string, around: string): boolean {
	return sentences.some(([key, about]) => {
		const isOwn = around.startsWith(`content/guidelines/${key.replace(".", "/")}`);
		const texts = documentTexts().filter((text) => text.key === key && (isOwn || !text.isEarlier));
		return about.test(around) && texts.some(({ updated }) => updated === day);
	});
}
