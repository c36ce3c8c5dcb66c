import { expect, it } from "vitest";
import { compileMarkdown } from "#content/readers/compileMarkdown.server.ts";
import { getPlainExcerpt } from "./getPlainExcerpt.ts";

const preview = (markdown: string) => getPlainExcerpt(compileMarkdown(markdown).body);

it.each([
	[
		"the text of paragraphs, lists and quotes without markup, a sentence each",
		"One **two**\n[three](/x).\n\n- four\n  - five\n\n1. six\n\n   seven\n\n> eight",
		"One two three. four. five. six. seven. eight.",
	],
	["the text after a nested list", "- four\n  - five\n\n  and more", "four. five. and more."],
	[
		"the text of headings, tables and code blocks",
		"## One\n\ntwo\n\n| a | b |\n|---|---|\n| 1 | *2* |\n|   | 3 |\n\n```\ncode\n```\n\nthree",
		"One. two. a, b. 1, 2. 3. code. three.",
	],
	[
		"no further period after punctuation",
		"## Why?\n\nFor two reasons:\n\n- money;\n- “fun.”\n- (rules!)\n\nSo…",
		"Why? For two reasons: money; “fun.” (rules!) So…",
	],
	["separate lines at a line break", "one  \ntwo", "one two."],
	["up to 450 characters unchanged", `${"x".repeat(449)}.`, `${"x".repeat(449)}.`],
	["longer texts truncated with an ellipsis", "x".repeat(451), `${"x".repeat(450)}…`],
	["whole characters only", "🎮".repeat(451), `${"🎮".repeat(450)}…`],
	["no space before the ellipsis", `${"x".repeat(449)} yz`, `${"x".repeat(449)}…`],
	["nothing without text", "", ""],
	["nothing for a rule", "---", ""],
])("the preview of an article has %s", (_, markdown, text) => {
	expect(preview(markdown)).toBe(text);
});
