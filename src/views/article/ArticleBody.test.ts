import { expect, it } from "vitest";
import type { RichTextNode } from "#content/model/richText.ts";
import { splitAtHeadings } from "./ArticleBody.tsx";

const headingNode: RichTextNode = { tag: "h2", children: ["Heading"] };
const p: RichTextNode = { tag: "p", children: ["Text"] };
const smallHeading: RichTextNode = { tag: "h3", children: ["Smaller"] };

it("the sections of an article start at second-level headings, after the text before the first heading", () => {
	expect(splitAtHeadings([p, p, headingNode, p, smallHeading, p, headingNode, p])).toEqual([
		{ text: [p, p] },
		{ heading: headingNode, text: [p, smallHeading, p] },
		{ heading: headingNode, text: [p] },
	]);
});

it("the sections of an article are a single section without headings", () => {
	expect(splitAtHeadings([p, smallHeading])).toEqual([{ text: [p, smallHeading] }]);
});

it("the sections of an article have no empty section before an initial heading", () => {
	expect(splitAtHeadings([headingNode, p])).toEqual([{ heading: headingNode, text: [p] }]);
});
