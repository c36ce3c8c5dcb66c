import { describe, expect, it } from "vitest";
import type { RichTextNode } from "#content/model/richText.ts";
import { compileMarkdown } from "./compileMarkdown.server.ts";

const everyLink = () => "link" as const;

function problemsOf(markdown: string): string[] {
	return compileMarkdown(markdown, everyLink).problems.map(({ line, problem }) => `${line}: ${problem}`);
}

const p = (...children: RichTextNode[]): RichTextNode => ({ tag: "p", children });
const row = (tag: "th" | "td", ...cells: string[]): RichTextNode => {
	return { tag: "tr", children: cells.map((text) => ({ tag, children: [text] })) };
};
const table = (head: RichTextNode, body: RichTextNode): RichTextNode => {
	return {
		tag: "table",
		children: [
			{ tag: "thead", children: [head] },
			{ tag: "tbody", children: [body] },
		],
	};
};
const cornerRow: RichTextNode = {
	tag: "tr",
	children: [
		{ tag: "td", children: [] },
		{ tag: "th", children: ["B"] },
	],
};

describe("compiling Markdown to rich text", () => {
	it.each<[string, RichTextNode[]]>([
		["## One\n\nTwo", [{ tag: "h2", children: ["One"] }, p("Two")]],
		["**a**\n*b*", [p({ tag: "strong", children: ["a"] }, "\n", { tag: "em", children: ["b"] })]],
		["- five\n- six", [{ tag: "ul", children: ["five", "six"].map((text) => ({ tag: "li", children: [text] })) }]],
		["3. third", [{ tag: "ol", start: 3, children: [{ tag: "li", children: ["third"] }] }]],
		["`<b>`", [p({ tag: "code", children: ["<b>"] })]],
		["| A | B |\n|---|---|\n| 1 | 2 |", [table(row("th", "A", "B"), row("td", "1", "2"))]],
		["| | B |\n|---|---|\n| 1 | 2 |", [table(cornerRow, row("td", "1", "2"))]],
		['[a](/publish "Title")', [p({ tag: "a", href: "/publish", children: ["a"] })]],
	])("returns the elements of %j without white space between blocks", (markdown, body) => {
		expect(compileMarkdown(markdown, everyLink)).toMatchObject({ body, problems: [] });
	});

	it.each([
		['One\n\n<img src=x onerror="alert(1)">', 3, "HTML is not rendered"],
		["a <script>alert(1)</script> b", 1, "HTML is not rendered"],
		["![a](/b.png)", 1, "pictures in the text are not rendered"],
		["![a][b]\n\n[b]: /b.png", 1, "pictures in the text are not rendered"],
		["One[^1]\n\n[^1]: note", 1, "footnotes are not rendered"],
		["\n# One", 2, "the page's title is the first heading"],
		["#### Four", 1, "the page's title is the first heading"],
		["- [x] done", 1, "boxes to tick are not rendered"],
		["[a](javascript:alert(1))", 1, '"javascript:alert(1)": write an https:// address'],
		["[a]\n\n[a]: data:text/html,x", 3, '"data:text/html,x": write an https:// address'],
		["see http://a.example", 1, '"http://a.example": write an https:// address'],
	])("reports Markdown that cannot be rendered with its line: %j", (markdown, line, problem) => {
		expect(problemsOf(markdown)[0]).toMatch(new RegExp(`^${line}: `));
		expect(problemsOf(markdown)[0]).toContain(problem);
	});

	it("adds no links for footnotes, which would be validated as links of the author", () => {
		const { problems } = compileMarkdown("One[^1]\n\n[^1]: note", (href) => ({ problem: href }));
		expect(problems.map(({ line, problem }) => `${line}: ${problem}`)).toEqual([
			"1: footnotes are not rendered. Write the note into the sentence",
			"3: footnotes are not rendered. Write the note into the sentence",
		]);
	});

	it.each(["[a](javascript:alert(1))", "[a](JavaScript:alert(1))", "[a](vbscript:x)", "<javascript:alert(1)>"])(
		"rejects a link that runs a script: %s",
		(markdown) => {
			expect(JSON.stringify(compileMarkdown(markdown, everyLink).body)).not.toContain('"tag":"a"');
			expect(problemsOf(markdown)).toHaveLength(1);
		},
	);
});

describe("a link in a Markdown text", () => {
	it("is validated together with its text", () => {
		const asked: string[][] = [];
		compileMarkdown("[a *b* c](#4.2)", (...link) => {
			asked.push(link);
			return "link";
		});
		expect(asked).toEqual([["#4.2", "a b c"]]);
	});

	it("is reported with the line of its block", () => {
		const { placed } = compileMarkdown("\nOne\n\n- two\n\nthree", everyLink);
		expect(placed.map(({ line }) => line)).toEqual([2, 4, 6]);
	});

	it("is reported with its line if it is invalid, with the target from its definition", () => {
		const problemsIn = (markdown: string) => compileMarkdown(markdown, (href) => ({ problem: href })).problems;
		expect(problemsIn("One\n\ntwo\n[a](/nope)")).toEqual([{ line: 4, problem: "/nope" }]);
		expect(problemsIn("[a][b]\n\n[b]: /nope")).toEqual([{ line: 1, problem: "/nope" }]);
	});
});
