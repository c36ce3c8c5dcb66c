import { describe, expect, it } from "vitest";
import { compileMarkdown } from "#content/readers/compileMarkdown.server.ts";
import { getPlainExcerpt } from "./getPlainExcerpt.ts";

const preview = (markdown: string) => getPlainExcerpt(compileMarkdown(markdown, () => "link").body);

describe("the preview of an article", () => {
	it("has the text of paragraphs, lists and quotes without markup, each as a sentence", () => {
		expect(preview("One **two**\n[three](/x).\n\n- four\n  - five\n\n1. six\n\n   seven\n\n> eight")).toBe(
			"One two three. four. five. six. seven. eight.",
		);
		expect(preview("- four\n  - five\n\n  and more")).toBe("four. five. and more.");
	});

	it("has the text of headings, tables and code blocks", () => {
		expect(preview("## One\n\ntwo\n\n| a | b |\n|---|---|\n| 1 | *2* |\n|   | 3 |\n\n```\ncode\n```\n\nthree")).toBe(
			"One. two. a, b. 1, 2. 3. code. three.",
		);
	});

	it("adds no period to a block that ends with a mark of its own", () => {
		expect(preview("## Why?\n\nFor two reasons:\n\n- money;\n- “fun.”\n- (rules!)\n\nSo…")).toBe(
			"Why? For two reasons: money; “fun.” (rules!) So…",
		);
	});

	it("separates lines that a break divides", () => {
		expect(preview("one  \ntwo")).toBe("one two.");
	});

	it("keeps 450 characters as they are", () => {
		expect(preview(`${"x".repeat(449)}.`)).toBe(`${"x".repeat(449)}.`);
	});

	it("cuts more than 450 characters, and says so by an ellipsis", () => {
		expect(preview("x".repeat(451))).toBe(`${"x".repeat(450)}…`);
	});

	it("cuts no character in two, and leaves no blank before the ellipsis", () => {
		expect(preview("🎮".repeat(451))).toBe(`${"🎮".repeat(450)}…`);
		expect(preview(`${"x".repeat(449)} yz`)).toBe(`${"x".repeat(449)}…`);
	});

	it("is empty where there is no text", () => {
		expect(preview("")).toBe("");
		expect(preview("---")).toBe("");
	});
});
