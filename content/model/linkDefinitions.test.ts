import { describe, expect, it } from "vitest";
import type { Language } from "#config/languages.ts";
import type { DocumentBlock } from "./document.ts";
import { linkDefinitions } from "./linkDefinitions.ts";
import { toText } from "./richText.testUtils.ts";
import type { RichTextNode, RichTextTag } from "./richText.ts";

const define = (anchor: string, ...terms: string[]): DocumentBlock => ({
	kind: "definition",
	anchor,
	terms,
	children: [`${terms[0]}: a definition of a Product.`],
});
const clause = (...children: RichTextNode[]): DocumentBlock => ({ kind: "clause", number: "1.1", children });
const section: DocumentBlock = { kind: "section", number: "2", children: ["A Product"] };
const element = (tag: RichTextTag, ...children: RichTextNode[]): RichTextNode => ({ tag, children });
const definitions = [define("product", "Product", "Products"), define("revenue", "Product Revenue")];

/** The blocks before the definitions, as text. */
function link(blocks: readonly DocumentBlock[], language: Language = "en", defined = definitions): string[] {
	const [part = []] = linkDefinitions([[...blocks, ...defined], "deadlines"], language);
	return (part as readonly DocumentBlock[])
		.slice(0, blocks.length)
		.map((block) => ("children" in block ? toText(block.children) : ""));
}

describe("links from defined terms to their definitions", () => {
	it.each([
		["a term between other words", "Sell a Product here.", "Sell a [Product](#product) here."],
		["a term that begins and ends the text", "Product", "[Product](#product)"],
		["a plural", "Two Products", "Two [Products](#product)"],
		["the longer of two terms", "Your Product Revenue", "Your [Product Revenue](#revenue)"],
		["only the first use", "A Product is a Product.", "A [Product](#product) is a Product."],
		["two terms", "Product Revenue of a Product", "[Product Revenue](#revenue) of a [Product](#product)"],
		["no part of a word", "Productive By-Product Product-like", "Productive By-Product Product-like"],
		["no title of a document", "The Product Terms and Conditions", "The Product Terms and Conditions"],
		["no other word", "Nothing here", "Nothing here"],
	])("mark %s", (_, text, marked) => {
		expect(link([clause(text)])).toEqual([marked]);
	});

	it("are added once per section, and not in headings and definitions", () => {
		const first = "[Product](#product)";
		expect(link([clause("Product"), clause("Product"), section, clause("Product")])).toEqual([
			first,
			"Product",
			"A Product",
			first,
		]);
		expect(linkDefinitions([definitions], "en")).toEqual([definitions]);
	});

	it.each<[string, DocumentBlock, string]>([
		["mark texts between clauses", { kind: "text", children: ["Product"] }, "[Product](#product)"],
		...(["strong", "code", "th", "h3"] as const).map((tag): [string, DocumentBlock, string] => {
			return [`leave <${tag}> alone`, clause(element(tag, "Product")), `<${tag}>Product</${tag}>`];
		}),
		["mark the text of other elements", clause(element("li", "Product")), "<li>[Product](#product)</li>"],
		["leave short cells alone", clause(element("td", " A Product of yours ")), "<td> A Product of yours </td>"],
		[
			"mark cells with five words or more",
			clause(element("td", "A Product of your own")),
			"<td>A [Product](#product) of your own</td>",
		],
	])("%s", (_, block, marked) => {
		expect(link([block])).toEqual([marked]);
	});

	it("find declined Russian terms, also with a capital letter", () => {
		const defined = [define("term", "скидка партнёра")];
		expect(link([clause("О скидке партнёра. Скидка партнёра")], "ru", defined)).toEqual([
			"О [скидке партнёра](#term). Скидка партнёра",
		]);
		expect(link([clause("Скидками партнёров")], "ru", defined)).toEqual(["[Скидками партнёров](#term)"]);
	});

	it("match special characters in a term literally", () => {
		expect(link([clause("Pay in T$ (USDT)")], "en", [define("money", "T$ (USDT)")])).toEqual([
			"Pay in [T$ (USDT)](#money)",
		]);
	});

	it("change nothing in a text without definitions", () => {
		const parts = [[clause("Product")], "rewards"] as const;
		expect(linkDefinitions(parts, "en")).toBe(parts);
	});
});
