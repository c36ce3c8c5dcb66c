import { expect, it } from "vitest";
import type { DocumentBlock } from "#content/model/document.ts";
import { estimateBlockSize } from "./estimateBlockSize.ts";

const clause = (letters: number): DocumentBlock => ({
	kind: "clause",
	number: "1.1",
	children: [{ tag: "p", children: ["a".repeat(letters - 1), { tag: "strong", children: ["b"] }] }],
});

it.each([
	[1, 1],
	[360, 1],
	[361, 2],
	[1561, 6],
	[6360, 16],
])("a paragraph of %i letters takes %i steps", (letters, size) => {
	expect(estimateBlockSize([clause(letters)])).toBe(size);
});

it("what a section says in plain words takes room as well", () => {
	const brief: DocumentBlock = { kind: "brief", section: 1, points: [{ text: "c".repeat(300), clauses: ["1.1"] }] };
	expect(estimateBlockSize([brief, clause(200)])).toBe(2);
});

it("nothing is said of a text longer than the rules know, nor of one with a table", () => {
	const table: DocumentBlock = {
		kind: "text",
		children: [{ tag: "blockquote", children: [{ tag: "table", children: [] }] }],
	};
	expect(estimateBlockSize([clause(6361)])).toBeUndefined();
	expect(estimateBlockSize([clause(10), table])).toBeUndefined();
});
