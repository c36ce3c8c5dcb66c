/**
 * Every chapter of the guidelines and its documents, once (spec 2.6), in the order of the index. The resolver, the
 * prerendered paths, the index, the checks of links and the reader of `content/guidelines` derive from this table.
 */
export const documents = {
	developers: ["terms-and-conditions", "pricing"],
	partners: ["terms-and-conditions"],
	customers: ["terms-and-conditions", "pricing", "referral-program"],
	general: ["privacy-policy", "cookie-policy", "dispute-resolution-policy", "return-and-refund-policy"],
} as const;

export type Chapter = keyof typeof documents;

type Names = typeof documents;

/** A document as translation keys name it: `customers.pricing`. */
export type DocumentKey = { [Name in Chapter]: `${Name}.${Names[Name][number]}` }[Chapter];

export function isChapter(name: string): name is Chapter {
	return Object.hasOwn(documents, name);
}

/** Whether the chapter has the document. */
export function isDocument(chapter: string, doc: string): boolean {
	return isChapter(chapter) && (documents[chapter] as readonly string[]).includes(doc);
}
