import { describe, expect, it } from "vitest";
import { compileMarkdown } from "#content/readers/compileMarkdown.server.ts";
import { previewText } from "./previewText.ts";

const preview = (markdown: string) => previewText(compileMarkdown(markdown, () => "link").body);

describe("the preview of an article", () => {
	it("has the text of paragraphs and lists without markup, one after another", () => {
		expect(preview("One **two**\n[three](/x).\n\n- four\n  - five\n\n1. six\n\n   seven\n\n> eight")).toBe(
			"One two three. four five six seven eight",
		);
	});

	it("leaves out headings, tables and code blocks", () => {
		expect(preview("## One\n\ntwo\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n```\n\nthree")).toBe("two three");
	});

	it("keeps 450 characters as they are", () => {
		expect(preview("x".repeat(450))).toBe("x".repeat(450));
	});

	it("cuts more than 450 characters, and says so by an ellipsis", () => {
		expect(preview("x".repeat(451))).toBe(`${"x".repeat(450)}…`);
	});

	it("cuts no character in two, and leaves no blank before the ellipsis", () => {
		expect(preview("🎮".repeat(451))).toBe(`${"🎮".repeat(450)}…`);
		expect(preview(`${"x".repeat(449)} yz`)).toBe(`${"x".repeat(449)}…`);
	});

	it("is empty where there is no text", () => {
		expect(preview("## One")).toBe("");
	});
});
