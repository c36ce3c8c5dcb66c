import { createElement, type ReactNode } from "react";
import { plainText, type RichTextElement, type RichTextNode } from "#content/model/richText.ts";
import styles from "./Table.module.css";

/** Said aloud, because a browser takes them away from rows that are laid out as cards. */
const tableRoles: Partial<Record<RichTextElement["tag"], string>> = {
	table: "table",
	thead: "rowgroup",
	tbody: "rowgroup",
	tr: "row",
	th: "columnheader",
	td: "cell",
};

/** A table whose rows can be shown one below the other: each cell carries its column's name for the stylesheet to show. */
export function tableElement(
	table: RichTextElement,
	render: (nodes: readonly RichTextNode[]) => ReactNode[],
	key: number,
): ReactNode {
	const [head] = table.children;
	const [row] = childrenOf(head);
	const names = childrenOf(row).map((cell) => plainText([cell]));

	const toElement = (node: RichTextNode, place: number): ReactNode => {
		if (typeof node === "string") return node;
		const { tag, children } = node;
		const isCell = tag === "td" || tag === "th";
		return createElement(
			tag,
			{ key: place, role: tableRoles[tag], "data-label": (tag === "td" && names[place]) || undefined },
			...(isCell ? render(children) : children.map(toElement)),
		);
	};
	const attributes = {
		key,
		role: tableRoles.table,
		className: styles.table,
		"data-columns": names.length > 2 ? "many" : "few",
	};
	return createElement("table", attributes, ...table.children.map(toElement));
}

function childrenOf(node: RichTextNode | undefined): readonly RichTextNode[] {
	return typeof node === "object" ? node.children : [];
}
