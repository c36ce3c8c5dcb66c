import { describe, expect, it } from "vitest";
import type { RichTextNode } from "#content/model/richText.ts";
import { splitAtHeadings } from "./ArticleBody.tsx";

const h2: RichTextNode = { tag: "h2", children: ["Heading"] };
const p: RichTextNode = { tag: "p", children: ["Text"] };
const h3: RichTextNode = { tag: "h3", children: ["Smaller"] };

describe("the sections of an article", () => {
	it("start at second-level headings, after the text before the first heading", () => {
		expect(splitAtHeadings([p, p, h2, p, h3, p, h2, p])).toEqual([
			{ text: [p, p] },
			{ heading: h2, text: [p, h3, p] },
			{ heading: h2, text: [p] },
		]);
	});

	it("are a single section without headings", () => {
		expect(splitAtHeadings([p, h3])).toEqual([{ text: [p, h3] }]);
	});

	it("have no empty section before an initial heading", () => {
		expect(splitAtHeadings([h2, p])).toEqual([{ heading: h2, text: [p] }]);
	});
});
