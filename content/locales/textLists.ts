/** Groups of `translation.json` that are lists which editors extend, and what an entry is called. */
export const textLists = {
	"home.steps": "Step",
	"about.journey": "Step",
	"publish.steps": "Step",
	"publish.faq": "Question",
	"partnership.steps": "Step",
	"partnership.tasks": "Task",
	"partnership.faq": "Question",
	"partnership.reviews": "Review",
} as const;

export type TextList = keyof typeof textLists;

export function isTextList(key: string): key is TextList {
	return Object.hasOwn(textLists, key);
}
