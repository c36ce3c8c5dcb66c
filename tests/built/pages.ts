import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "parse5";
import {
	type Element,
	getAttribute,
	getHrefs,
	getTextContent,
	getVisibleText,
	type ParsedDocument,
	select,
	selectAll,
} from "#tests/dom.ts";
import { asLine } from "#tests/examples.ts";

const client = `${process.env.SITE_BUILD ?? "build"}/client`;

/** A built page, parsed like in a browser without JavaScript. */
export class BuiltPage {
	readonly html: string;
	/** Relative to `build/client`: `ru/games.html`. */
	readonly file: string;
	/** URL path: `/ru/games`. */
	readonly path: string;
	readonly document: ParsedDocument;

	constructor(file: string) {
		this.file = file;
		this.path = `/${file.replace(/^index\.html$|\.html$/, "")}`;
		this.html = readFileSync(path.join(client, file), "utf8");
		this.document = parse(this.html);
	}

	/** The first element that matches a CSS selector. Throws if there is none. */
	select(selector: string): Element {
		return select(this.document, selector);
	}

	/** Elements that match a CSS selector in document order, except those in `<template>`. */
	selectAll(selector: string): Element[] {
		return selectAll(this.document, selector);
	}

	get main(): Element {
		return this.select("main");
	}

	get language(): string | undefined {
		return getAttribute(this.select("html"), "lang");
	}

	get title(): string {
		return getVisibleText(this.select("title"));
	}

	/** Level and text: `h1: Games`. */
	get firstHeading(): string {
		const heading = this.select("h1, h2, h3, h4, h5, h6");
		return `${heading.tagName}: ${getVisibleText(heading)}`;
	}

	/** Contents of `<meta>` elements with this `name` or `property`. */
	meta(name: string): string[] {
		return this.selectAll(`meta:is([name="${name}"], [property="${name}"])`).map(
			(element) => getAttribute(element, "content") ?? "",
		);
	}

	/** URLs of `<link>` elements in the head with this `rel`. */
	relations(rel: string): string[] {
		return getHrefs(this.document, `link[rel="${rel}"]`);
	}

	/** Parsed `application/ld+json` scripts. */
	get structuredData(): Record<string, unknown>[] {
		return this.selectAll('script[type="application/ld+json"]').map((element) => JSON.parse(getTextContent(element)));
	}
}

export function hasText(text: string): (element: Element) => boolean {
	return (element) => getVisibleText(element) === asLine(text);
}

/** All built pages, read once per worker. */
export const builtPages: readonly BuiltPage[] = readdirSync(client, { recursive: true, encoding: "utf8" })
	.filter((file) => file.endsWith(".html"))
	.map((file) => new BuiltPage(file));

/** The page with this URL path. Throws if there is none. */
export function builtPage(address: string): BuiltPage {
	const found = builtPages.find(({ path: served }) => served === address);
	if (!found) throw new Error(`The build has no page for ${address}.`);
	return found;
}
