import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, html, serialize } from "parse5";

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

/** An attribute's value; undefined where the element or the attribute is not there. */
export function attribute(element: Element | undefined, name: string): string | undefined {
	return element?.attrs.find((candidate) => candidate.name === name)?.value;
}

/** All text under an element as one line, the words of its parts apart. Empty where there is no element. */
export function wordsOf(element: Element | undefined): string {
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

export function textOf(element: Element): string {
	return element.childNodes.map((child) => (adapter.isTextNode(child) ? child.value : "")).join("");
}

function attributesOf(values: Record<string, string>): Element["attrs"] {
	return Object.entries(values).map(([name, value]) => ({ name, value }));
}

/** Replaces what the element says about itself: its attributes and its text. */
export function rewrite(element: Element, attributes: Record<string, string>, text: string): void {
	element.attrs = attributesOf(attributes);
	for (const child of [...element.childNodes]) adapter.detachNode(child);
	adapter.insertText(element, text);
}

/** A new element that stands nowhere. */
export function emptyElement(name: string): Element {
	return adapter.createElement(name, html.NS.HTML, []);
}

/** What stands in an element, as markup. */
export function markupIn(element: Element): string {
	return serialize(element);
}

/** A new element at the end of `parent`. */
export function append(parent: Element, name: string, text: string, attributes: Record<string, string> = {}): void {
	const element = adapter.createElement(name, parent.namespaceURI, attributesOf(attributes));
	if (text) adapter.insertText(element, text);
	adapter.appendChild(parent, element);
}

/** A new element without content behind another one. */
export function insertAfter(element: Element, name: string, attributes: Record<string, string>): void {
	const { parentNode: parent } = element;
	if (!parent) return;
	const created = adapter.createElement(name, element.namespaceURI, attributesOf(attributes));
	const next = parent.childNodes[parent.childNodes.indexOf(element) + 1];
	if (next) adapter.insertBefore(parent, created, next);
	else adapter.appendChild(parent, created);
}

export function remove(node: ChildNode): void {
	adapter.detachNode(node);
}

export function isComment(node: ChildNode): boolean {
	return adapter.isCommentNode(node);
}
