import { beforeAll, describe, expect, it } from "vitest";
import { clauseFile } from "#content/search/clauseFile.server.ts";
import { type ClauseSearch, createClauseSearch } from "./createClauseSearch.ts";

let english: ClauseSearch;
let russian: ClauseSearch;
beforeAll(async () => {
	english = await createClauseSearch(JSON.parse(clauseFile("en").text));
	russian = await createClauseSearch(JSON.parse(clauseFile("ru").text));
});

/** All clauses found, best document first: `general.cookie-policy 2.1`. */
const found = (search: ClauseSearch, query: string) =>
	search
		.find(query)
		.documents.flatMap(({ document, clauses }) => clauses.map(({ anchor }) => `${document.key} ${anchor}`.trim()));

const marks = (search: ClauseSearch, query: string) =>
	search
		.find(query)
		.documents.flatMap(({ clauses }) =>
			clauses.flatMap(({ excerpt }) => excerpt.flatMap(({ text, isMarked }) => (isMarked ? [text] : []))),
		);

describe("a search for a word in all documents", () => {
	it("finds clauses with any form of the word, and marks it", () => {
		expect(found(english, "partial refund")).toContain("general.return-and-refund-policy 3.2");
		expect(new Set(marks(english, "holidays").map((text) => text.toLowerCase()))).toEqual(
			new Set(["holidays", "holiday"]),
		);
		expect(english.find("holidays").isFuzzy).toBe(false);
		expect(found(english, "holidays")).toContain("general.dispute-resolution-policy 1.2");
	});

	it.each([
		["partial words and another keyboard layout", ["arbitr", "refun", "куагтв"], false],
		["words with a typo, marked as inexact", ["cokie"], true],
	])("finds clauses by %s", (_, queries, isInexact) => {
		for (const query of queries) {
			const { count, isFuzzy } = english.find(query);
			expect([count > 0, isFuzzy], query).toEqual([true, isInexact]);
		}
		expect(found(english, "куагтв")).toEqual(found(english, "refund"));
	});

	it("finds nothing for a word that no document has", () => {
		for (const query of ["", " — ", "xylophone"])
			expect(english.find(query)).toEqual({ documents: [], count: 0, isFuzzy: false });
	});
});

describe("a search in Russian", () => {
	it("finds the Russian rules by any form of their words", () => {
		expect(found(russian, "вознаграждениями")[0]).toMatch(/^customers\.referral-program/);
		expect(russian.find("вознаграждение").documents[0]?.clauses[0]?.language).toBe("ru");
	});

	it("finds clauses of an English text by their Russian summary, and shows it", () => {
		const { documents } = russian.find("вернуть");
		const refund = documents.find(({ document }) => document.key === "general.return-and-refund-policy");
		expect(refund?.document.language).toBe("en");
		expect(refund?.clauses.map(({ anchor }) => anchor)).toContain("2.1");
		const clause = refund?.clauses.find(({ anchor }) => anchor === "2.1");
		expect([clause?.language, clause?.excerpt.some(({ isMarked }) => isMarked)]).toEqual(["ru", true]);
	});

	it("shows a clause that matches in its English text as English", () => {
		const { documents } = russian.find("refund");
		const clauses = documents.find(({ document }) => document.language === "en")?.clauses ?? [];
		expect(clauses.map(({ language }) => language)).toContain("en");
	});

	it("finds a document by its synonyms, and shows the start of its Russian summary", () => {
		const { documents } = russian.find("претензия");
		const dispute = documents.find(({ document }) => document.key === "general.dispute-resolution-policy");
		const [wholeDocument] = dispute?.clauses ?? [];
		expect(wholeDocument).toMatchObject({ anchor: "", language: "ru" });
		expect(wholeDocument?.excerpt[0]?.text).toMatch(/^[А-Я]/);
	});

	it("understands the other keyboard layout", () => {
		expect(found(russian, "djpyfuhf;ltybt")).toEqual(found(russian, "вознаграждение"));
		expect(found(russian, "refund").length).toBeGreaterThan(5);
	});
});
