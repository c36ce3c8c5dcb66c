import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
export type ParsedDocument = DefaultTreeAdapterTypes.Document;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Every element under a node, in document order. */
export function* elements(parent: ParentNode): Generator<Element> {
	for (const child of [...parent.childNodes]) {
		if (!adapter.isElementNode(child)) continue;
		yield child;
		yield* elements(child);
	}
}

/** An attribute's value; undefined where the element or the attribute is not there. */
export function getAttribute(element: Element | undefined, name: string): string | undefined {
	return element?.attrs.find((candidate) => candidate.name === name)?.value;
}

/** All text under an element as one line, the words of its parts apart. Empty where there is no element. */
export function getVisibleText(element: Element | undefined): string {
	const parts = (node: ParentNode): string[] =>
		node.childNodes.flatMap((child) => {
			if (adapter.isTextNode(child)) return [child.value];
			if (!adapter.isElementNode(child)) return [];
			return blocks.has(child.tagName) ? [" ", ...parts(child), " "] : parts(child);
		});
	return element ? parts(element).join("").replace(/\s+/g, " ").trim() : "";
}

/** Elements that begin a new line wherever this site uses them. */
const blocks = new Set(["address", "br", "dd", "div", "dt", "h2", "h3", "h4", "li", "p", "td", "th", "tr"]);

export function getRenderedText(element: Element): string {
	return element.childNodes.map((child) => (adapter.isTextNode(child) ? child.value : "")).join("");
}
