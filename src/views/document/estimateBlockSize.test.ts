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
])("estimates %i letters in a paragraph as %i steps", (letters, size) => {
	expect(estimateBlockSize([clause(letters)])).toBe(size);
});

it("includes the summary of a section in its estimated size", () => {
	const brief: DocumentBlock = { kind: "brief", section: 1, points: [{ text: "c".repeat(300), clauses: ["1.1"] }] };
	expect(estimateBlockSize([brief, clause(200)])).toBe(2);
});

it("makes no estimate for a very long text or a text with a table", () => {
	const table: DocumentBlock = {
		kind: "text",
		children: [{ tag: "blockquote", children: [{ tag: "table", children: [] }] }],
	};
	expect(estimateBlockSize([clause(6361)])).toBeUndefined();
	expect(estimateBlockSize([clause(10), table])).toBeUndefined();
});
