import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { defaultTreeAdapter as adapter, parse } from "parse5";
import { attribute, type Element, elements, textOf } from "../scripts/build/dom.ts";

const client = "build/client";

/** All text under an element, as it stands in the document. */
export function fullText(element: Element): string {
	return element.childNodes
		.map((node) => (adapter.isTextNode(node) ? node.value : adapter.isElementNode(node) ? fullText(node) : ""))
		.join("");
}

/** Every HTML file of the build with its text. Throws when there is none. */
export function builtPages(): { file: string; html: string }[] {
	const files = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
	if (files.length === 0) throw new Error(`No pages in ${client}: run "npm run build" first.`);
	return files.map((file) => ({ file, html: readFileSync(path.join(client, file), "utf8") }));
}

/** The inline scripts that a browser would run. */
export function inlineScripts(html: string): string[] {
	return [...elements(parse(html))]
		.filter((element) => element.tagName === "script" && attribute(element, "src") === undefined)
		.filter((element) => !/json/.test(attribute(element, "type") ?? ""))
		.map(textOf);
}
