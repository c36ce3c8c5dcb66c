import { type Chapter, type DocumentKey, documents } from "./documents.ts";

/** The chapters in the index's order. */
export const chapters = Object.keys(documents) as Chapter[];

/** The documents of a chapter as translation keys name them, in the index's order. */
export function documentsOf(chapter: Chapter): DocumentKey[] {
	return documents[chapter].map((doc) => `${chapter}.${doc}` as DocumentKey);
}

/** All documents: `customers.pricing` and so on. */
export const documentKeys: readonly DocumentKey[] = chapters.flatMap(documentsOf);

/** `customers.pricing` as the parameters of its address. */
export function paramsOf(key: DocumentKey): { chapter: string; doc: string } {
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
