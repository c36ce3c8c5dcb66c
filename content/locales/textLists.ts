/** Groups of `translation.json` that are lists which editors extend, and what an entry is called. */
export const textLists = {
	"publish.faq": "Question",
	"partnership.faq": "Question",
	"partnership.reviews": "Review",
} as const;

export type TextList = keyof typeof textLists;

export function isTextList(key: string): key is TextList {
	return Object.hasOwn(textLists, key);
}
