import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
export type ParsedDocument = DefaultTreeAdapterTypes.Document;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** All descendant elements, in document order. */
export function* elements(parent: ParentNode): Generator<Element> {
	for (const child of [...parent.childNodes]) {
		if (!adapter.isElementNode(child)) continue;
		yield child;
		yield* elements(child);
	}
}

/** An attribute's value; undefined if the element or the attribute is missing. */
export function getAttribute(element: Element | undefined, name: string): string | undefined {
	return element?.attrs.find((candidate) => candidate.name === name)?.value;
}

/** The text of an element as one line with spaces between blocks; empty without an element. */
export function getVisibleText(element: Element | undefined): string {
	const parts = (node: ParentNode): string[] =>
		node.childNodes.flatMap((child) => {
			if (adapter.isTextNode(child)) return [child.value];
			if (!adapter.isElementNode(child)) return [];
			return blocks.has(child.tagName) ? [" ", ...parts(child), " "] : parts(child);
		});
	return element ? parts(element).join("").replace(/\s+/g, " ").trim() : "";
}

/** Elements that start a new line on this site. */
const blocks = new Set(["address", "br", "dd", "div", "dt", "h2", "h3", "h4", "li", "p", "td", "th", "tr"]);

export function getRenderedText(element: Element): string {
	return element.childNodes.map((child) => (adapter.isTextNode(child) ? child.value : "")).join("");
}
