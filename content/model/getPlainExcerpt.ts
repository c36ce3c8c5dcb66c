import { plainText, type RichTextElement, type RichTextNode, type RichTextTag } from "./richText.ts";

/** Characters without the ellipsis (product 6). */
const maxLength = 450;

const inlineTags: readonly RichTextTag[] = ["a", "br", "code", "del", "em", "strong"];

/**
 * Plain-text preview of an article (product 6), truncated with an ellipsis. Blocks without final punctuation get a
 * period; table cells are separated by commas.
 */
export function getPlainExcerpt(body: readonly RichTextNode[]): string {
	const text = blockTexts(body).map(endSentence).join(" ");
	const textCharacters = [...text];
	return textCharacters.length > maxLength ? `${textCharacters.slice(0, maxLength).join("").trimEnd()}…` : text;
}

/** The texts of the innermost blocks. A list item contains text, other blocks, or both. */
function blockTexts(nodes: readonly RichTextNode[]): string[] {
	const texts: string[] = [];
	let inlineNodes: RichTextNode[] = [];
	const endBlock = () => {
		texts.push(plainText(inlineNodes));
		inlineNodes = [];
	};
	for (const markdownNode of nodes) {
		if (typeof markdownNode === "string" || inlineTags.includes(markdownNode.tag)) {
			inlineNodes.push(markdownNode);
			continue;
		}
		endBlock();
		texts.push(...(markdownNode.tag === "tr" ? [rowText(markdownNode)] : blockTexts(markdownNode.children)));
	}
	endBlock();
	return texts.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => text !== "");
}

function rowText({ children }: RichTextElement): string {
	const cells = children.map((cell) => plainText([cell]).trim());
	return cells.filter((cell) => cell !== "").join(", ");
}

function endSentence(text: string): string {
	return /[.!?…:;,]["”»)]*$/u.test(text) ? text : `${text}.`;
}
