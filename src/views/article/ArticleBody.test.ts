import { expect, it } from "vitest";
import type { RichTextNode } from "#content/model/richText.ts";
import { splitAtHeadings } from "./ArticleBody.tsx";

const headingNode: RichTextNode = { tag: "h2", children: ["Heading"] };
const p: RichTextNode = { tag: "p", children: ["Text"] };
const smallHeading: RichTextNode = { tag: "h3", children: ["Smaller"] };

it.each([
	[
		"at second-level headings, after the text before the first heading",
		[p, p, headingNode, p, smallHeading, p, headingNode, p],
		[{ text: [p, p] }, { heading: headingNode, text: [p, smallHeading, p] }, { heading: headingNode, text: [p] }],
	],
	["once without headings", [p, smallHeading], [{ text: [p, smallHeading] }]],
	["at an initial heading without an empty section before", [headingNode, p], [{ heading: headingNode, text: [p] }]],
])("the sections of an article start %s", (_, nodes, parts) => {
	expect(splitAtHeadings(nodes)).toEqual(parts);
});
