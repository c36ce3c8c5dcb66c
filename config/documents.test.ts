import { expect, it } from "vitest";
import {
	documentKey,
	documentKeys,
	getChapterDocuments,
	getDocumentParams,
	guidelineChapters,
	hasPrices,
	isChapter,
} from "./documents.ts";

it("the chapters of the guidelines are the four chapters in the order of the index", () => {
	expect(guidelineChapters).toEqual(["developers", "partners", "customers", "general"]);
	for (const name of guidelineChapters) expect(isChapter(name), name).toBe(true);
	for (const name of ["", "pricing", "toString", "Customers"]) expect(isChapter(name), name).toBe(false);
});

it("the chapters of the guidelines list their documents in a fixed order", () => {
	expect(getChapterDocuments("customers")).toEqual([
		"customers.terms-and-conditions",
		"customers.pricing",
		"customers.referral-program",
	]);
	expect(documentKeys).toHaveLength(10);
	expect(new Set(documentKeys).size).toBe(10);
});

it("the chapters of the guidelines mark the chapters that have a price list", () => {
	expect(guidelineChapters.filter(hasPrices)).toEqual(["developers", "customers"]);
});

it.each(documentKeys)("the key of a document is derived from its URL path: %s", (key) => {
	const { chapter, doc } = getDocumentParams(key);
	expect(`${chapter}.${doc}`).toBe(key);
	expect(documentKey(chapter, doc)).toBe(key);
});

it.each([
	["partners", "pricing"],
	["customers", ""],
	["", ""],
	["customers.pricing", ""],
])("the key of a document is undefined for a path without a document: %s/%s", (chapter, doc) => {
	expect(documentKey(chapter, doc)).toBeUndefined();
});
