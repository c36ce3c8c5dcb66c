import type { RichTextNode } from "./richText.ts";

/** Renders links as `[text](#anchor)` and other elements as `<tag>text</tag>`. */
export function toText(nodes: readonly RichTextNode[]): string {
	return nodes
		.map((node) => {
			if (typeof node === "string") return node;
			const text = toText(node.children);
			if (node.href) return `[${text}](${node.href})`;
			return `<${node.tag}${node.start ? ` start=${node.start}` : ""}>${text}</${node.tag}>`;
		})
		.join("");
}
