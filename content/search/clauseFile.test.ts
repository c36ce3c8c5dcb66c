import { describe, expect, it } from "vitest";
import { collectAnchors, structureDocument } from "#content/model/structureDocument.ts";
import { compileMarkdown } from "#content/readers/compileMarkdown.server.ts";
import { documentBody, writtenDocuments } from "#content/readers/documents.server.ts";
import { clauseFile } from "./clauseFile.server.ts";
import type { ClauseFile } from "./clauseFile.ts";
import { listClauses } from "./listClauses.ts";

describe.each(["en", "ru"] as const)("the clauses that are searched in %s", (language) => {
	const { documents, clauses }: ClauseFile = JSON.parse(clauseFile(language).text);

	it.each(writtenDocuments)("contains all clauses of %s, each with an existing anchor", (key) => {
		const place = documents.findIndex((document) => document.key === key);
		const clauseNumbers = clauses.flatMap(([document, number]) => (document === place && number ? [number] : []));
		const anchors = collectAnchors(documentBody(language, key));
		expect(clauseNumbers.filter((number) => !anchors.has(number) && !number.startsWith("term-"))).toEqual([]);
		expect(clauseNumbers.filter((number) => /^\d+\.\d/.test(number))).toEqual(
			[...anchors].filter((anchor) => anchor.includes(".")),
		);
	});

	it("have a distinct name for each document", () => {
		expect(new Set(documents.map(({ title }) => title)).size).toBe(documents.length);
	});
});

it("clauses are searched by the notes of sections in the reader's language, translated or the text's own", () => {
	const findNotes = (language: "en" | "ru") => {
		const { documents, clauses }: ClauseFile = JSON.parse(clauseFile(language).text);
		const place = documents.findIndex(({ key }) => key === "general.return-and-refund-policy");
		return clauses.find(([document, number]) => document === place && number === "6.1")?.[4];
	};
	expect(findNotes("ru")).toContain("дважды вернуть деньги");
	expect(findNotes("ru")).not.toMatch(/[a-z]/i);
	expect(findNotes("en")).toContain("the same purchase twice");
});

it("a clause has a line per paragraph, item and row, and the points of its section's summary about it", () => {
	const openingText = "About us.\n\n::deadlines\n\n## 1. Scope\n\n> - In short. (#1.1)";
	const clause = "1.1. We **refund**:\n\n- (a) this;\n- (b) that.\n\n| Step | Period |\n|---|---|";
	const closing = "::refund\n\n> A note.\n\n## Definitions\n\n- **Order** means a purchase.";
	const { placed } = compileMarkdown([openingText, clause, closing].join("\n\n"));
	expect(listClauses(structureDocument(placed).parts)).toEqual([
		{ anchor: "", section: "", text: "About us.", summary: [] },
		{
			anchor: "1.1",
			section: "Scope",
			text: "We refund:\n(a) this;\n(b) that.\nStep · Period",
			summary: ["In short."],
		},
		{ anchor: "1", section: "Scope", text: "A note.", summary: [] },
		{ anchor: "term-order", section: "Definitions", text: "Order means a purchase.", summary: [] },
	]);
});

it("text between the elements of a clause is a line, unless it is a space", () => {
	const clause = { kind: "clause", number: "1.1", children: [" We refund. ", " "] } as const;
	expect(listClauses([[clause]])[1]).toMatchObject({ anchor: "1.1", text: "We refund." });
});
