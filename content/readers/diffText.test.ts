import { describe, expect, it } from "vitest";
import type { DocumentBlock } from "#content/model/document.ts";
import { structureDocument } from "#content/model/structureDocument.ts";
import { compileMarkdown } from "./compileMarkdown.server.ts";
import { diffText } from "./diffText.server.ts";

const clause = (number: string, ...words: string[]): DocumentBlock => ({
	kind: "clause",
	number,
	children: words.map((text) => ({ tag: "p", children: [text] })),
});
const section = (number: string, title: string): DocumentBlock => ({ kind: "section", number, children: [title] });
const compareBlocks = (earlier: DocumentBlock[], later: DocumentBlock[]) => diffText([earlier], [later]);

describe("the difference between two document texts", () => {
	it("is empty if only summaries differ", () => {
		const brief: DocumentBlock = { kind: "brief", section: 1, points: [{ text: "New.", clauses: ["1.1"] }] };
		const text = [section("1", "Scope"), clause("1.1", "It applies.")];
		expect(diffText([text], [[section("1", "Scope"), brief, clause("1.1", "It applies.")]])).toEqual([
			{ kind: "kept", first: "1", last: "1.1" },
		]);
	});

	it("shows the changed words of a clause", () => {
		const [us, support] = [clause("1.1", "You send it to us."), clause("1.1", "You send it to support.")];
		const words = [
			{ text: "us", change: "out" },
			{ text: "support", change: "in" },
		];
		expect(compareBlocks([us], [support])).toEqual([
			{ kind: "changed", name: "1.1", words: [{ text: "You send it to " }, ...words, { text: "." }] },
		]);
	});

	it("shows whole sentences if one sentence replaced another", () => {
		const kept = "We may change this policy with reasonable notice, which we give in the portal.";
		const [out, into] = ["The current version is on this page.", "What was in force when you wrote decides."];
		const words = [{ text: `${kept} ` }, { text: out, change: "out" }, { text: into, change: "in" }];
		expect(compareBlocks([clause("1.1", `${kept} ${out}`)], [clause("1.1", `${kept} ${into}`)])).toMatchObject([
			{ words },
		]);
	});

	it("shows added and removed clauses between unchanged ones, which may have other numbers", () => {
		const [one, two] = [clause("1.1", "First of all."), clause("1.2", "What stands here moves on by one.")];
		const more = [one, clause("1.2", "Quite another matter."), clause("1.3", "What stands here moves on by one.")];
		const change = { name: "1.2", text: "Quite another matter." };
		const [first, last] = [
			{ kind: "kept", first: "1.1", last: "1.1" },
			{ kind: "kept", first: "1.3", last: "1.3" },
		];
		expect(compareBlocks([one, two], more)).toEqual([first, { kind: "added", ...change }, last]);
		expect(compareBlocks(more, [one, two])).toEqual([
			first,
			{ kind: "removed", ...change },
			{ kind: "kept", first: "1.2", last: "1.2" },
		]);
	});

	it("contains the former number of a changed clause, and a removed clause before it", () => {
		const oldClauses = [clause("1.1", "Gone without a trace."), clause("1.2", "You have a week to send all of it.")];
		expect(compareBlocks(oldClauses, [clause("1.1", "You have two weeks to send all of it.")])).toEqual([
			{ kind: "removed", name: "1.1", text: "Gone without a trace." },
			expect.objectContaining({ kind: "changed", name: "1.1", before: "1.2" }),
		]);
	});

	it.each([
		["half of all words are in both, in any case", "Send it to us", "SEND IT by post", "changed"],
		["fewer are", "Send it to us now", "Send it, please, by post", "added"],
		["letters are, and no words", "tea, eat", "ate at a", "added"],
		["there are none", "—", "…", "added"],
	])("shows a clause as changed or as replaced, if %s", (_, was, is, kind) => {
		expect(compareBlocks([clause("1.1", was)], [clause("1.1", is)]).at(-1)).toMatchObject({ kind, name: "1.1" });
	});

	it("labels a definition with its term, and a text without a number not at all", () => {
		const { placed } = compileMarkdown("No number.\n\n## Definitions\n\n- **Order** means this.");
		expect(diffText([], structureDocument(placed).parts)).toEqual([
			{ kind: "added", name: "", text: "No number." },
			{ kind: "added", name: "Definitions", text: "Definitions" },
			{ kind: "added", name: "Order", text: "Order means this." },
		]);
	});

	it("puts table rows, items, quotations and paragraphs on separate lines, with a bar between cells", () => {
		const blocks = [
			"1.1. zero",
			"| a | 1 |\n|---|---|\n| b | 2 |",
			"- one\n\n- two",
			"> ### Fees\n>\n> three",
			"four",
			"five",
		];
		const { placed } = compileMarkdown(blocks.join("\n\n"));
		expect(diffText([], structureDocument(placed).parts)).toMatchObject([
			{ kind: "added", text: "zero\na | 1\nb | 2\none\ntwo\nFees\nthree\nfour\nfive" },
		]);
	});
});
