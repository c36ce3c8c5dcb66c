import { expect, it } from "vitest";
import { compileMarkdown } from "#content/readers/compileMarkdown.server.ts";
import { getPlainExcerpt } from "./getPlainExcerpt.ts";

const preview = (markdown: string) => getPlainExcerpt(compileMarkdown(markdown).body);

it("the preview of an article has the text of paragraphs, lists and quotes without markup, a sentence each", () => {
	expect(preview("One **two**\n[three](/x).\n\n- four\n  - five\n\n1. six\n\n   seven\n\n> eight")).toBe(
		"One two three. four. five. six. seven. eight.",
	);
	expect(preview("- four\n  - five\n\n  and more")).toBe("four. five. and more.");
});

it("the preview of an article contains the text of headings, tables and code blocks", () => {
	expect(preview("## One\n\ntwo\n\n| a | b |\n|---|---|\n| 1 | *2* |\n|   | 3 |\n\n```\ncode\n```\n\nthree")).toBe(
		"One. two. a, b. 1, 2. 3. code. three.",
	);
});

it("the preview of an article adds no period to a block that ends with punctuation", () => {
	expect(preview("## Why?\n\nFor two reasons:\n\n- money;\n- “fun.”\n- (rules!)\n\nSo…")).toBe(
		"Why? For two reasons: money; “fun.” (rules!) So…",
	);
});

it("the preview of an article separates lines at a line break", () => {
	expect(preview("one  \ntwo")).toBe("one two.");
});

it("the preview of an article keeps up to 450 characters unchanged", () => {
	expect(preview(`${"x".repeat(449)}.`)).toBe(`${"x".repeat(449)}.`);
});

it("the preview of an article truncates longer texts and adds an ellipsis", () => {
	expect(preview("x".repeat(451))).toBe(`${"x".repeat(450)}…`);
});

it("the preview of an article never splits a character and has no space before the ellipsis", () => {
	expect(preview("🎮".repeat(451))).toBe(`${"🎮".repeat(450)}…`);
	expect(preview(`${"x".repeat(449)} yz`)).toBe(`${"x".repeat(449)}…`);
});

it("the preview of an article is empty for an article without text", () => {
	expect(preview("")).toBe("");
	expect(preview("---")).toBe("");
});
