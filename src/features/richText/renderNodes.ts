import { createElement, type ReactNode } from "react";
import { plainText, type RichTextElement, type RichTextNode } from "#content/model/richText.ts";
import { insertWordBreaks } from "./insertWordBreaks.ts";
import styles from "./Table.module.css";

/** Renders an element of a text; undefined renders the element itself. */
export type ElementRenderer = (element: RichTextElement, children: ReactNode[], key: number) => ReactNode | undefined;

/** Renders a compiled text with breakable addresses and labeled table cells; `shape` overrides elements. */
export function renderNodes(nodes: readonly RichTextNode[], shape: ElementRenderer): ReactNode[] {
	return nodes.map((node, place) => {
		if (typeof node === "string") return insertWordBreaks(node, place);
		const { tag, href, start } = node;
		if (tag === "table") return renderTable(node, shape, place);
		const children = renderNodes(node.children, shape);
		// React rejects even an empty child list for `<br>` and `<hr>`.
		return shape(node, children, place) ?? createElement(tag, { key: place, href, start }, ...children);
	});
}

/** Explicit roles, because browsers drop them from rows that CSS displays as cards. */
const tableRoles: Partial<Record<RichTextElement["tag"], string>> = {
	table: "table",
	thead: "rowgroup",
	tbody: "rowgroup",
	tr: "row",
	th: "columnheader",
	td: "cell",
};

/** Table whose cells carry their column's name, which CSS shows when rows are displayed as cards. */
function renderTable(table: RichTextElement, shape: ElementRenderer, key: number): ReactNode {
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
			...(isCell ? renderNodes(children, shape) : children.map(toElement)),
		);
	};
	const columnAmount = names.length > 2 ? "many" : "few";
	const attributes = { key, role: tableRoles.table, className: styles.table, "data-columns": columnAmount };
	return createElement("table", attributes, ...table.children.map(toElement));
}

function childrenOf(node: RichTextNode | undefined): readonly RichTextNode[] {
	return typeof node === "object" ? node.children : [];
}
