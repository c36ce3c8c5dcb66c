import { createHash } from "node:crypto";
import { parse, serialize } from "parse5";
import type { BootData } from "#app/boot/bootData.ts";
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
import { readBootstrap, readContext, readStreamChunk } from "./readRouterScripts.ts";

/** What goes into the pages. The scripts are the same bytes on each, so that one policy serves all. */
export interface SharedParts {
	/** The rules of a page made of these routes. */
	cssOf: (routes: readonly string[]) => string;
	/** Runs in the head, before anything is painted. */
	headScript: string;
	/** Keeps the visitor's place and starts the app. */
	bootScript: string;
	/** Cache-busting version of the translation files. */
	localesVersion: string;
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
 * Finishes a prerendered page: its rules and the head script go into the head, the app's start is
 * deferred, what differs between pages moves from executable scripts into JSON. The loader data goes into a file of its
 * own, because the page says the same in words and the app needs it only once it starts.
 *
 * The router's two script elements stay in place, rewritten, because hydration expects them there; the scripts after
 * them belong to the server's render alone and go.
 *
 * @throws when the framework's output is not what this step knows, or when the page carries a `style` attribute, an
 *   event handler attribute or a sheet of its own, which the security policy would block
 */
export function finishDocument(html: string, parts: SharedParts): FinishedPage {
	const document = parse(html);
	const head = elementNamed(document, "head");
	const body = elementNamed(document, "body");
	refuseForbidden(document);
	refuseScripts(head);

	const [context, bootstrap, ...stream] = [...elements(body)].filter(({ tagName }) => tagName === "script");
	if (!context || !bootstrap) throw new Error("The page has no router scripts: is <Scripts /> in app/root.tsx?");
	const routerContext = readContext(textOf(context));
	const routes = readBootstrap(textOf(bootstrap));
	const text = stream.map((script) => readStreamChunk(textOf(script)) ?? "").join("");
	if (!text) throw new Error("The page carries no loader data: the router would render nothing.");
	const data: BootData = {
		context: routerContext,
		...routes,
		stream: `/assets/${createHash("sha256").update(text).digest("hex").slice(0, 12)}.data`,
		modules: takeModulePreloads(head),
		locales: localeFiles(document, parts.localesVersion),
	};

	rewrite(context, { type: "application/json", id: "boot-data" }, toScriptJson(data));
	rewrite(bootstrap, {}, parts.bootScript);
	for (const script of stream) remove(script);
	for (const node of [...body.childNodes]) if (isComment(node)) remove(node);
	parts.describe(document);
	append(head, "script", parts.headScript);
	append(head, "style", parts.cssOf(data.routes.map(([id]) => id)));
	return { html: serialize(document), data: { address: data.stream, text } };
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

/** Data for machines may stand there; anything else would be blocked, having no digest in the policy. */
function refuseScripts(head: Element): void {
	for (const element of elements(head)) {
		if (element.tagName !== "script" || /json$/.test(attribute(element, "type") ?? "")) continue;
		throw new Error(`Unknown script in the head: ${textOf(element) || attribute(element, "src")}.`);
	}
}

function takeModulePreloads(head: Element): string[] {
	const links = [...elements(head)].filter((element) => attribute(element, "rel") === "modulepreload");
	if (links.length === 0) throw new Error("No modulepreload in the head: the framework's output changed shape.");
	for (const link of links) remove(link);
	return links.map((link) => attribute(link, "href") ?? "");
}

function localeFiles(document: Document, version: string): string[] {
	const language = attribute(elementNamed(document, "html"), "lang");
	if (!language) throw new Error("<html> has no lang.");
	return ["translation", "meta"].map((namespace) => `/locales/${language}/${namespace}.json?v=${version}`);
}

/** JSON that cannot end its script element. */
function toScriptJson(data: BootData): string {
	return JSON.stringify(data).replaceAll("<", "\\u003c");
}
