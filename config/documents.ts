/**
 * Every chapter of the guidelines and its documents, once (product 7), in the order of the index. The resolver, the
 * prerendered paths, the index, the checks of links and the reader of `content/guidelines` derive from this table.
 */
const documents = {
	developers: ["terms-and-conditions", "pricing"],
	partners: ["terms-and-conditions"],
	customers: ["terms-and-conditions", "pricing", "referral-program"],
	general: ["privacy-policy", "cookie-policy", "dispute-resolution-policy", "return-and-refund-policy"],
} as const;

export type GuidelinesChapter = keyof typeof documents;

/** A document as translation keys name it: `customers.pricing`. */
export type DocumentKey = {
	[Name in GuidelinesChapter]: `${Name}.${(typeof documents)[Name][number]}`;
}[GuidelinesChapter];

export function isChapter(name: string): name is GuidelinesChapter {
	return Object.keys(documents).includes(name);
}

/** The chapters in the index's order. */
export const guidelineChapters = Object.keys(documents) as GuidelinesChapter[];

/** The documents of a chapter as translation keys name them, in the index's order. */
export function getChapterDocuments(chapter: GuidelinesChapter): DocumentKey[] {
	return documents[chapter].map((doc) => `${chapter}.${doc}` as DocumentKey);
}

/** All documents: `customers.pricing` and so on. */
export const documentKeys: readonly DocumentKey[] = guidelineChapters.flatMap(getChapterDocuments);

/** `customers.pricing` as the parameters of its address. */
export function getDocumentParams(key: DocumentKey): { chapter: string; doc: string } {
	const [chapter = "", doc = ""] = key.split(".");
	return { chapter, doc };
}

/** The key of an address's document; `undefined` where there is none. */
export function documentKey(chapter: string, doc: string): DocumentKey | undefined {
	return documentKeys.find((key) => key === `${chapter}.${doc}`);
}

type ChapterOf<Key> = Key extends `${infer Name}.pricing` ? Name : never;

/** Whether a chapter has a list of prices; none has that there is not. */
export function hasPrices(chapter: string): chapter is ChapterOf<DocumentKey> {
	return documentKey(chapter, "pricing") !== undefined;
}
