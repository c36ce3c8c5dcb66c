import { createHash } from "node:crypto";
import { parse, serialize } from "parse5";
import { type BootData, type RenderedBoot, toScriptJson } from "#app/boot/bootData.ts";
import {
	append,
	attribute,
	type Document,
	type Element,
	elementNamed,
	elements,
	isComment,
	remove,
	rewrite,
	textOf,
} from "./dom.ts";

/** What goes into the pages. The scripts are the same bytes on each, so that one policy serves all. */
export interface SharedParts {
	/** The rules of these sheets. */
	cssOf: (sheets: readonly string[]) => string;
	/** Those of a page's sheets that the app starts with. */
	lateSheetsOf: (sheets: readonly string[]) => readonly string[];
	/** Runs in the head, before anything is painted. */
	headScript: string;
	/** Keeps the visitor's place and starts the app. */
	bootScript: string;
	/** Adds what search engines and messengers read. */
	describe: (document: Document) => void;
}

/** A finished page, and the file beside it that only the app reads. */
export interface FinishedPage {
	readonly html: string;
	/** The loader data under an address that names its content: pages with the same data share a file. */
	readonly data: { readonly address: string; readonly text: string };
}

/**
 * Finishes a prerendered page: its rules and the head script go into the head, the boot script into its place. The loader
 * data goes into a file of its own, because the page says the same in words and the app needs it only once it starts.
 *
 * @throws when `Boot` has not rendered the page's start, when there is another script in it, or when the page carries a
 *   `style` attribute, an event handler attribute or a sheet of its own, which the security policy would block
 */
export function finishDocument(html: string, parts: SharedParts): FinishedPage {
	const document = parse(html);
	const head = elementNamed(document, "head");
	const body = elementNamed(document, "body");
	refuseForbidden(document);

	const [given, place] = ["boot-data", "boot"].map((id) => scriptOf(body, id));
	if (!given || !place) throw new Error("The page has no start: is <Boot /> in app/root.tsx?");
	refuseScripts(document, [given, place]);
	const { data, sheets, ...start }: RenderedBoot = JSON.parse(textOf(given));
	if (!data) throw new Error("The page carries no loader data: the router would render nothing.");
	const address = `/assets/${createHash("sha256").update(data).digest("hex").slice(0, 12)}.data`;
	const { context, ...others } = start;
	const boot: BootData = { context, stream: address, sheets: parts.lateSheetsOf(sheets), ...others };

	rewrite(given, { type: "application/json", id: "boot-data" }, toScriptJson(boot));
	rewrite(place, {}, parts.bootScript);
	for (const node of [...body.childNodes]) if (isComment(node)) remove(node);
	parts.describe(document);
	append(head, "script", parts.headScript);
	append(head, "style", parts.cssOf(sheets));
	return { html: serialize(document), data: { address, text: data } };
}

/** The addresses of the sheets of a prerendered page. */
export function sheetsOf(html: string): readonly string[] {
	const [, json] = /<script id="boot-data"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
	const boot: RenderedBoot | undefined = json && JSON.parse(json);
	return boot?.sheets ?? [];
}

function scriptOf(body: Element, id: string): Element | undefined {
	return [...elements(body)].find((element) => element.tagName === "script" && attribute(element, "id") === id);
}

function refuseForbidden(document: Document): void {
	for (const element of elements(document)) {
		const name = element.tagName;
		const rel = attribute(element, "rel");
		if (name === "style" || (name === "link" && rel === "stylesheet")) {
			throw new Error(`The page has a <${name}> of its own; styles belong into the sheets of its modules.`);
		}
		for (const { name: key, value } of element.attrs) {
			if (key === "style" || key.startsWith("on")) {
				throw new Error(
					`<${name} ${key}="${value}">: the security policy blocks this attribute. Use a class or a listener.`,
				);
			}
		}
	}
}

/** Data for machines may stand there; any other script would be blocked, having no digest in the policy. */
function refuseScripts(document: Document, known: readonly Element[]): void {
	for (const element of elements(document)) {
		if (element.tagName !== "script" || known.includes(element)) continue;
		if (/json$/.test(attribute(element, "type") ?? "")) continue;
		throw new Error(`Unknown script: ${textOf(element) || attribute(element, "src")}. The security policy blocks it.`);
	}
}
