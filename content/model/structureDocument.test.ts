import { describe, expect, it } from "vitest";
import { compileMarkdown } from "#content/readers/compileMarkdown.server.ts";
import type { DocumentBlock, DocumentPart } from "./document.ts";
import { toText } from "./richText.testUtils.ts";
import { collectAnchors, structureDocument } from "./structureDocument.ts";

const toParts = (markdown: string) => structureDocument(compileMarkdown(markdown).placed);
const problemsOf = (markdown: string) => toParts(markdown).problems.map(({ line, problem }) => `${line}: ${problem}`);

/** A line per block: its kind, its number or anchor, and its text. */
function describeBlock(block: DocumentBlock): string {
	if (block.kind === "brief") {
		return `brief ${block.section}: ${block.points.map(({ text, clauses }) => `${text} ${clauses}`).join(" ")}`;
	}
	const name = block.kind === "definition" ? `${block.anchor} ${block.terms}` : "number" in block ? block.number : "";
	return `${block.kind} ${name}: ${toText(block.children)}`;
}
const outline = (parts: readonly DocumentPart[]) =>
	parts.map((part) => (typeof part === "string" ? part : part.map(describeBlock)));

describe("the structure of a document", () => {
	it("consists of sections and clauses without their written numbers, with all following blocks in the clause", () => {
		const { parts, problems } = toParts(
			"Who we are.\n\n## 1. Scope\n\n1.1. **You** and\nwe.\n\n- (a) one\n\nMore.\n\n1.2. Second.\n\n## 2. Money\n\n2.1. Third.",
		);
		expect(problems).toEqual([]);
		expect(outline(parts)).toEqual([
			[
				"text : <p>Who we are.</p>",
				"section 1: Scope",
				"clause 1.1: <p><strong>You</strong> and\nwe.</p><ul><li>(a) one</li></ul><p>More.</p>",
				"clause 1.2: <p>Second.</p>",
				"section 2: Money",
				"clause 2.1: <p>Third.</p>",
			],
		]);
		expect([...collectAnchors(parts)]).toEqual(["1", "1.1", "1.2", "2", "2.1"]);
	});

	it("has a summary at the beginning of a section and definitions at its end", () => {
		const { parts, problems } = toParts(
			"## 1. A\n\n> - Short. (#1.1)\n> - Plain. (#1.1, #1.2)\n\n1.1. B\n\n1.2. C\n\n## Words\n\n- **B Side** and *b* mean b.",
		);
		expect(problems).toEqual([]);
		expect(outline(parts)[0]?.slice(1)).toEqual([
			"brief 1: Short. 1.1 Plain. 1.1,1.2",
			"clause 1.1: <p>B</p>",
			"clause 1.2: <p>C</p>",
			"section definitions: Words",
			"definition term-b-side B Side: <strong>B Side</strong> and <em>b</em> mean b.",
		]);
	});

	it.each([
		["> Short. (#1.1)\n\n1.1. B", "3: a section's summary is a list of points"],
		["> - Short.\n\n1.1. B", "3: a section's summary is a list of points"],
		["1.1. B\n\n## Words\n\n- Nothing in bold.", "7: a definition names its words in bold"],
		["1.1. B\n\n## Words\n\n- **B** means b.\n\n## 2. C", '9: "Words" must be the end'],
	])("rejects an invalid summary or definition: %j", (rest, problem) => {
		expect(problemsOf(`## 1. A\n\n${rest}`)).toEqual([expect.stringContaining(problem)]);
	});

	it("accepts section and clause numbers with two digits", () => {
		const clauses = (section: number) =>
			Array.from({ length: 11 }, (_, index) => `${section}.${index + 1}.  Clause ${index + 1}.`).join("\n\n");
		const sections = Array.from({ length: 10 }, (_, index) => `## ${index + 1}. Title\n\n${clauses(index + 1)}`);
		const { parts, problems } = toParts(sections.join("\n\n"));
		expect(problems).toEqual([]);
		expect([...collectAnchors(parts)].slice(-2)).toEqual(["10.10", "10.11"]);
		expect(outline(parts)[0]?.at(-1)).toBe("clause 10.11: <p>Clause 11.</p>");
	});

	it("ignores numbers and slots in the middle of a sentence", () => {
		const { parts, problems } = toParts("## 1. A\n\n1.1. B\n\nSee 7.9. for it.\n\nWrite ::deadlines\n\n- ::rewards");
		expect(problems).toEqual([]);
		expect(parts).toHaveLength(1);
		expect([...collectAnchors(parts)]).toEqual(["1", "1.1"]);
	});

	it("allows headings within a section, which end the clause before them, and is split at the slots", () => {
		expect(outline(toParts("## 1. A\n\n1.1. B\n\n### C\n\nD\n\n::deadlines\n\n1.2. E\n\n::rewards").parts)).toEqual([
			["section 1: A", "clause 1.1: <p>B</p>", "text : <h3>C</h3>", "text : <p>D</p>"],
			"deadlines",
			["clause 1.2: <p>E</p>"],
			"rewards",
		]);
	});

	it.each([
		["::dedlines", '5: no slot "::dedlines". Write one of ::deadlines, ::rewards'],
		["1.3. C", "5: found clause 1.3 instead of 1.2. Number it 1.2"],
		["1.1. C", "5: found clause 1.1 instead of 1.2. Number it 1.2"],
		["2.2. C", "5: found clause 2.2 instead of 1.2. Number it 1.2"],
		["1.2.C", '5: a clause begins with its number, a full stop and a space: "1.2. "'],
		["## 2 C\n\n2.1. D", '5: the section has no number. Write "## 2. 2 C"'],
		["1.2 C", '5: a clause begins with its number, a full stop and a space: "1.2. "'],
		["## 3. C\n\n2.1. D", "5: found section 3 instead of 2. Number it 2"],
		["## 1. C\n\n2.1. D", "5: found section 1 instead of 2. Number it 2"],
		["## C\n\n2.1. D", '5: the section has no number. Write "## 2. C"'],
		["## 2. C\n\nD", "7: the section begins without a clause. Number the paragraph 2.1."],
	])("rejects %j at the end of a text and names line and fix", (rest, problem) => {
		expect(problemsOf(`## 1. A\n\n1.1. B\n\n${rest}`)).toEqual([expect.stringContaining(problem)]);
	});

	it("is rejected without a section", () => {
		expect(problemsOf("Words.")).toEqual(['1: the text has no section. Write one as "## 1. Title"']);
	});
});
