import { describe, expect, it } from "vitest";
import { toText } from "#content/model/richText.testUtils.ts";
import { checkLinks, compileMarkdown } from "./compileMarkdown.server.ts";

function problemsOf(markdown: string): string[] {
	return compileMarkdown(markdown).problems.map(({ line, problem }) => `${line}: ${problem}`);
}

const table = (head: string) =>
	`<table><thead><tr>${head}</tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>`;

describe("compiling Markdown to rich text", () => {
	it.each([
		["## One\n\nTwo", "<h2>One</h2><p>Two</p>"],
		["**a**\n*b*", "<p><strong>a</strong>\n<em>b</em></p>"],
		["- five\n- six", "<ul><li>five</li><li>six</li></ul>"],
		["3. third", "<ol start=3><li>third</li></ol>"],
		["`<b>`", "<p><code><b></code></p>"],
		["| A | B |\n|---|---|\n| 1 | 2 |", table("<th>A</th><th>B</th>")],
		["| | B |\n|---|---|\n| 1 | 2 |", table("<td></td><th>B</th>")],
		['[a](/publish "Title")', "<p>[a](/publish)</p>"],
	])("returns the elements of %j without white space between blocks", (markdown, text) => {
		expect(toText(compileMarkdown(markdown).body)).toBe(text);
		expect(problemsOf(markdown)).toEqual([]);
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
		const { links, problems } = compileMarkdown("One[^1]\n\n[^1]: note");
		expect(links).toEqual([]);
		expect(problems.map(({ line }) => line)).toEqual([1, 3]);
	});

	it.each(["[a](javascript:alert(1))", "[a](JavaScript:alert(1))", "[a](vbscript:x)", "<javascript:alert(1)>"])(
		"rejects a link that runs a script: %s",
		(markdown) => {
			expect(compileMarkdown(markdown).links).toEqual([]);
			expect(toText(compileMarkdown(markdown).body)).toMatch(/^<p>[^[]*<\/p>$/);
			expect(problemsOf(markdown)).toHaveLength(1);
		},
	);
});

it("the blocks of a Markdown text have their lines", () => {
	const { placed } = compileMarkdown("\nOne\n\n- two\n\nthree");
	expect(placed.map(({ line }) => line)).toEqual([2, 4, 6]);
});

it("the links of a Markdown text have their line, their text and the target from their definition", () => {
	const { links } = compileMarkdown("One\n\ntwo\n[a *b* c](#4.2)\n\n[d][e]\n\n[e]: /nope");
	expect(links).toEqual([
		{ line: 4, href: "#4.2", words: "a b c" },
		{ line: 6, href: "/nope", words: "d" },
	]);
	const findProblem = ({ href }: { href: string }) => (href === "/nope" ? "no page" : undefined);
	expect(checkLinks(links, findProblem)).toEqual([{ line: 6, problem: "no page" }]);
});
