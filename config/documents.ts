/** The chapters of the guidelines and their documents (product 7), in the order of the index page. */
const documents = {
	developers: ["terms-and-conditions", "pricing"],
	partners: ["terms-and-conditions"],
	customers: ["terms-and-conditions", "pricing", "referral-program"],
	general: ["privacy-policy", "cookie-policy", "dispute-resolution-policy", "return-and-refund-policy"],
} as const;

export type GuidelinesChapter = keyof typeof documents;

/** A document's name in translation keys: `customers.pricing`. */
export type DocumentKey = {
	[Name in GuidelinesChapter]: `${Name}.${(typeof documents)[Name][number]}`;
}[GuidelinesChapter];

export function isChapter(name: string): name is GuidelinesChapter {
	return Object.keys(documents).includes(name);
}

export const guidelineChapters = Object.keys(documents) as GuidelinesChapter[];

export function getChapterDocuments(chapter: GuidelinesChapter): DocumentKey[] {
	return documents[chapter].map((doc) => `${chapter}.${doc}` as DocumentKey);
}

export const documentKeys: readonly DocumentKey[] = guidelineChapters.flatMap(getChapterDocuments);

/** URL parameters of a document: `customers.pricing` -> `{ chapter: "customers", doc: "pricing" }`. */
export function getDocumentParams(key: DocumentKey): { chapter: string; doc: string } {
	const [chapter = "", doc = ""] = key.split(".");
	return { chapter, doc };
}

/** The key of a document; `undefined` for an unknown document. */
export function documentKey(chapter: string, doc: string): DocumentKey | undefined {
	return documentKeys.find((key) => key === `${chapter}.${doc}`);
}

type ChapterOf<Key> = Key extends `${infer Name}.pricing` ? Name : never;

/** Whether a chapter exists and has a price list. */
export function hasPrices(chapter: string): chapter is ChapterOf<DocumentKey> {
	return documentKey(chapter, "pricing") !== undefined;
}
