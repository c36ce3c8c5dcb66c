import { defaultTreeAdapter as adapter, parse } from "parse5";
import { type Element, elements, getAttribute, getRenderedText } from "#tests/dom.ts";

/** The text of an element and its descendants. */
export function fullText(element: Element): string {
	return element.childNodes
		.map((node) => (adapter.isTextNode(node) ? node.value : adapter.isElementNode(node) ? fullText(node) : ""))
		.join("");
}

/** Inline scripts that a browser runs. */
export function inlineScripts(html: string): string[] {
	return [...elements(parse(html))]
		.filter((element) => element.tagName === "script" && getAttribute(element, "src") === undefined)
		.filter((element) => !/json|speculationrules/.test(getAttribute(element, "type") ?? ""))
		.map(getRenderedText);
}
