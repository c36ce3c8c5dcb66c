import type { DocumentBlock } from "#content/model/document.ts";
import { plainText, type RichTextNode } from "#content/model/richText.ts";

/** Letters of one step: some 420 px of height on a phone, 250 beside a list of contents. */
const step = 400;

/** The same for what a paragraph leaves of its last line, and the gap behind it. */
const lineAllowance = 40;

/** The sizes that `contentVisibility.module.css` has a rule for. */
const sizes = [1, 2, 3, 4, 6, 8, 12, 16];

/**
 * About how much room a part of a text takes, in steps of its length, for the rules that leave it out of layout while it is far
 * away. Rather too much than too little: a part that is higher than its room would lie over the next one.
 *
 * @returns one of the sizes; undefined where the number of letters does not tell, as of a table
 */
export function estimateBlockSize(blocks: readonly DocumentBlock[]): number | undefined {
	if (blocks.some((block) => block.kind !== "brief" && hasTable(block.children))) return undefined;
	const steps = blocks.reduce((sum, block) => sum + lengthOf(block), 0) / step;
	return sizes.find((size) => size >= steps);
}

function lengthOf(block: DocumentBlock): number {
	if (block.kind === "brief") return block.points.reduce((sum, { text }) => sum + text.length, 0);
	return plainText(block.children).length + lineAllowance * linesIn(block.children);
}

/** Paragraphs and items, each of which ends with half a line and stands apart from the next. */
function linesIn(nodes: readonly RichTextNode[]): number {
	return nodes.reduce((sum, node) => {
		if (typeof node === "string") return sum;
		return sum + Number(node.tag === "p" || node.tag === "li") + linesIn(node.children);
	}, 0);
}

function hasTable(nodes: readonly RichTextNode[]): boolean {
	return nodes.some((node) => typeof node === "object" && (node.tag === "table" || hasTable(node.children)));
}
