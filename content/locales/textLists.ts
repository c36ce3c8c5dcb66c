/** Groups of `translation.json` with one group for each entry of a list that editors extend, and what they call an entry. */
export const textLists = {
	"publish.faq": "Question",
	"partnership.faq": "Question",
	"partnership.reviews": "Review",
} as const;

export type TextList = keyof typeof textLists;

/** Whether the group with this dotted key is a list that editors extend. */
export function isTextList(key: string): key is TextList {
	return Object.hasOwn(textLists, key);
}
