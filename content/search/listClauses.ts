import { type DocumentBody, flattenBlocks } from "#content/model/document.ts";
import { plainText, type RichTextNode } from "#content/model/richText.ts";

/** Clauses and definitions of a document, in order; other text has its section's anchor. */
export function listClauses(body: DocumentBody) {
	const found = new Map<string, { section: string; lines: string[] }>([["", { section: "", lines: [] }]]);
	const blocks = flattenBlocks(body);
	const points = blocks.flatMap((block) => (block.kind === "brief" ? block.points : []));
	let open = { anchor: "", title: "" };
	for (const block of blocks) {
		if (block.kind === "brief") continue;
		if (block.kind === "section") {
			open = { anchor: block.number, title: plainText(block.children) };
			continue;
		}
		const anchor = block.kind === "clause" ? block.number : block.kind === "definition" ? block.anchor : open.anchor;
		const entry = found.get(anchor) ?? { section: open.title, lines: [] };
		// A definition is one paragraph in several nodes.
		entry.lines.push(...(block.kind === "definition" ? [lineOf(block.children)] : block.children.flatMap(linesOf)));
		found.set(anchor, entry);
	}
	return [...found].map(([anchor, { section, lines }]) => ({
		/** Empty before the first section, like the section's title. */
		anchor,
		section,
		/** A line per paragraph, item and row. */
		text: lines.join("\n"),
		/** Points of the section's summary about it. */
		summary: points.filter(({ clauses }) => clauses.includes(anchor)).map(({ text }) => text),
	}));
}

const groupingTags = new Set(["ul", "ol", "table", "thead", "tbody", "blockquote"]);

function linesOf(node: RichTextNode): string[] {
	if (typeof node === "string") return node.trim() ? [node.trim()] : [];
	if (groupingTags.has(node.tag)) return node.children.flatMap(linesOf);
	return [node.tag === "tr" ? node.children.map((cell) => lineOf([cell])).join(" · ") : lineOf(node.children)];
}

function lineOf(nodes: readonly RichTextNode[]): string {
	return plainText(nodes).replaceAll(/\s+/g, " ").trim();
}
