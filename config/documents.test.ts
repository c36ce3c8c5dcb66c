import { describe, expect, it } from "vitest";
import { chapters, documentKey, documentKeys, documentsOf, hasPrices, isChapter, paramsOf } from "./documents.ts";

describe("the chapters", () => {
	it("are four, in the index's order, and nothing else is one", () => {
		expect(chapters).toEqual(["developers", "partners", "customers", "general"]);
		for (const name of chapters) expect(isChapter(name), name).toBe(true);
		for (const name of ["", "pricing", "toString", "Customers"]) expect(isChapter(name), name).toBe(false);
	});

	it("have their documents in order", () => {
		expect(documentsOf("customers")).toEqual([
			"customers.terms-and-conditions",
			"customers.pricing",
			"customers.referral-program",
		]);
		expect(documentKeys).toHaveLength(10);
		expect(new Set(documentKeys).size).toBe(10);
	});

	it("have prices where they have a list of them", () => {
		expect(chapters.filter(hasPrices)).toEqual(["developers", "customers"]);
	});
});

describe("a document's key", () => {
	it.each(documentKeys)("is that of its address: %s", (key) => {
		const { chapter, doc } = paramsOf(key);
		expect(`${chapter}.${doc}`).toBe(key);
		expect(documentKey(chapter, doc)).toBe(key);
	});

	it.each([
		["partners", "pricing"],
		["customers", ""],
		["", ""],
		["customers.pricing", ""],
	])("is none for an address without a document: %s/%s", (chapter, doc) => {
		expect(documentKey(chapter, doc)).toBeUndefined();
	});
});
