import { createHash } from "node:crypto";
import { parse, serialize } from "parse5";
import { type BootData, type RenderedBoot, toScriptJson } from "#app/boot/bootData.ts";
import { type PageFacts, readPage } from "./discovery/readPage.ts";
import {
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
import { preloadFirstPicture } from "./firstPicture.ts";

/** What goes into the pages before their heads are complete. */
export interface SharedParts {
	/** Keeps the visitor's place and starts the app: the same bytes on each page, so that one policy serves all. */
	readonly bootScript: string;
}

/** A page that lacks the end of its head alone, which depends on other pages: their rules, and what lists say of them. */
export interface PreparedPage {
	/** The document up to the end of its head, and from there on. */
	readonly start: string;
	readonly end: string;
	/** The file beside it that only the app reads, under an address that names its content: pages with the same data share it. */
	readonly data: { readonly address: string; readonly text: string };
	/** Addresses of the sheets that it has in it, in their order. */
	readonly sheets: readonly string[];
	/** What search engines and messengers read; undefined where the page may not be found. */
	readonly facts: PageFacts | undefined;
}

/**
 * The sheet of what some documents have in their text (`scripts/vite/chunks.ts`). Of all sheets of a page it is the one that most
 * pages have no use for; the app fetches it on the way to a document from within.
 */
const sheetOfSlots = /\/slots-[^/]*\.css$/;

/**
 * Prepares a rendered page: the boot script goes into its place, and the loader data into a file of its own, because the page says
 * the same in words and the app needs it only once it starts.
 *
 * @throws when `Boot` has not rendered the page's start, when there is another script in it, or when the page carries a
 *   `style` attribute, an event handler attribute or a sheet of its own, which the security policy would block; and where a page
 *   that may be found gives search engines too little
 */
export function prepareDocument(html: string, parts: SharedParts): PreparedPage {
	const document = parse(html);
	const body = elementNamed(document, "body");
	refuseForbidden(document);

	const [given, place] = ["boot-data", "boot"].map((id) => scriptOf(body, id));
	if (!given || !place) throw new Error("The page has no start: is <Boot /> in app/root.tsx?");
	refuseScripts(document, [given, place]);
	const { data, ...rendered }: RenderedBoot = JSON.parse(textOf(given));
	if (!data) throw new Error("The page carries no loader data: the router would render nothing.");
	const address = `/assets/${createHash("sha256").update(data).digest("hex").slice(0, 12)}.data`;
	const sheets = rendered.sheets.filter((sheet) => !sheetOfSlots.test(sheet) || hasSlots(body));
	const boot: BootData = { ...rendered, stream: address, sheets };

	rewrite(given, { type: "application/json", id: "boot-data" }, toScriptJson(boot));
	rewrite(place, {}, parts.bootScript);
	preloadFirstPicture(document);
	for (const node of [...body.childNodes]) if (isComment(node)) remove(node);
	const finished = serialize(document);
	const split = finished.indexOf("</head>");
	return {
		start: finished.slice(0, split),
		end: finished.slice(split),
		data: { address, text: data },
		sheets,
		facts: readPage(document),
	};
}

/**
 * What stands at the end of a page's head, after what search engines and messengers read.
 *
 * @param script runs before anything is painted
 * @param css the page's rules
 */
export function endOfHead(script: string, css: string): string {
	return `<script>${script}</script><style>${css}</style>`;
}

function hasSlots(body: Element): boolean {
	return [...elements(body)].some((element) => attribute(element, "data-slot") !== undefined);
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
