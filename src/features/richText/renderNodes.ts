import { createElement, type ReactNode } from "react";
import type { RichTextElement, RichTextNode } from "#content/model/richText.ts";
import { insertWordBreaks } from "./insertWordBreaks.ts";
import { tableElement } from "./tableElement.ts";

/** What an element of a text becomes on a page; undefined where it is simply itself. */
export type ElementRenderer = (element: RichTextElement, children: ReactNode[], key: number) => ReactNode | undefined;

/** A compiled text as elements: addresses may break, tables name their columns in each cell, and `shape` does the rest. */
export function renderNodes(nodes: readonly RichTextNode[], shape: ElementRenderer): ReactNode[] {
	return nodes.map((node, place) => {
		if (typeof node === "string") return insertWordBreaks(node, place);
		const { tag, href, start } = node;
		if (tag === "table") return tableElement(node, (cell) => renderNodes(cell, shape), place);
		const children = renderNodes(node.children, shape);
		// Line breaks and rules have no content, and React takes not even an empty list for it.
		return shape(node, children, place) ?? createElement(tag, { key: place, href, start }, ...children);
	});
}
