import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
export type Document = DefaultTreeAdapterTypes.Document;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Every element under a node, in document order. */
export function* elements(parent: ParentNode): Generator<Element> {
	for (const child of [...parent.childNodes]) {
		if (!adapter.isElementNode(child)) continue;
		yield child;
		yield* elements(child);
	}
}

/** The first element of a name. Throws when there is none. */
export function elementNamed(document: Document, name: string): Element {
	for (const element of elements(document)) if (element.tagName === name) return element;
	throw new Error(`The document has no <${name}>.`);
}

export function attribute(element: Element, name: string): string | undefined {
	return element.attrs.find((candidate) => candidate.name === name)?.value;
}

export function textOf(element: Element): string {
	return element.childNodes.map((child) => (adapter.isTextNode(child) ? child.value : "")).join("");
}

/** Replaces what the element says about itself: its attributes and its text. */
export function rewrite(element: Element, attributes: Record<string, string>, text: string): void {
	element.attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
	for (const child of [...element.childNodes]) adapter.detachNode(child);
	adapter.insertText(element, text);
}

/** A new element at the end of `parent`. */
export function append(parent: Element, name: string, text: string): void {
	const element = adapter.createElement(name, parent.namespaceURI, []);
	adapter.insertText(element, text);
	adapter.appendChild(parent, element);
}

export function remove(node: ChildNode): void {
	adapter.detachNode(node);
}

export function isComment(node: ChildNode): boolean {
	return adapter.isCommentNode(node);
}
