import { plainText, type RichTextElement, type RichTextNode } from "./richText.ts";

/** Longest preview in characters, the ellipsis not counted (product 6). */
const longest = 450;

/**
 * What a list shows of a text (product 6): its running text without markup, cut at 450 characters plus an ellipsis when it is
 * longer. Headings and tables stay out: beside sentences their words would read like a slip.
 */
export function previewText(body: readonly RichTextNode[]): string {
	const text = paragraphs(body).join(" ").replace(/\s+/g, " ").trim();
	const characters = [...text];
	return characters.length > longest ? `${characters.slice(0, longest).join("").trimEnd()}…` : text;
}

/** The texts of paragraphs and list items, outermost first. */
function paragraphs(nodes: readonly RichTextNode[]): string[] {
	return nodes.flatMap((node) => {
		if (typeof node === "string") return [];
		if (node.tag === "p") return [plainText(node.children)];
		if (node.tag === "li") return itemTexts(node);
		return node.tag === "ul" || node.tag === "ol" || node.tag === "blockquote" ? paragraphs(node.children) : [];
	});
}

/** An item holds either paragraphs or, in a list without blank lines, text and perhaps a list within. */
function itemTexts({ children }: RichTextElement): string[] {
	const isBlock = (node: RichTextNode) =>
		typeof node !== "string" && ["p", "ul", "ol", "blockquote"].includes(node.tag);
	return [plainText(children.filter((child) => !isBlock(child))), ...paragraphs(children)];
}
