import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "parse5";
import {
	type Element,
	elements,
	getAttribute,
	getRenderedText,
	getVisibleText,
	type ParsedDocument,
} from "#tests/dom.ts";
import { asLine } from "#tests/examples.ts";

const client = `${process.env.SITE_BUILD ?? "build"}/client`;

interface PageLink {
	readonly href: string | undefined;
	/** Its text or `aria-label`. */
	readonly text: string;
	readonly element: Element;
}

/** A built page, parsed like in a browser without JavaScript. */
export class BuiltPage {
	readonly html: string;
	/** Relative to `build/client`: `ru/games.html`. */
	readonly file: string;
	/** URL path: `/ru/games`. */
	readonly path: string;
	readonly document: ParsedDocument;
	/** Every element in document order, except those in `<template>`. */
	readonly all: readonly Element[];

	constructor(file: string) {
		this.file = file;
		this.path = `/${file.replace(/^index\.html$|\.html$/, "")}`;
		this.html = readFileSync(path.join(client, file), "utf8");
		this.document = parse(this.html);
		this.all = [...elements(this.document)];
	}

	named(...names: readonly string[]): Element[] {
		return this.all.filter(({ tagName }) => names.includes(tagName));
	}

	get language(): string | undefined {
		return getAttribute(this.named("html")[0], "lang");
	}

	get title(): string {
		return getVisibleText(this.named("title")[0]);
	}

	/** Contents of `<meta>` elements with this `name` or `property`. */
	meta(name: string): string[] {
		return this.named("meta")
			.filter((element) => [getAttribute(element, "name"), getAttribute(element, "property")].includes(name))
			.map((element) => getAttribute(element, "content") ?? "");
	}

	/** URLs of `<link>` elements in the head with this `rel`. */
	relations(rel: string): string[] {
		return this.named("link")
			.filter((element) => getAttribute(element, "rel") === rel)
			.map((element) => getAttribute(element, "href") ?? "");
	}

	get links(): PageLink[] {
		return this.named("a").map((element) => ({
			href: getAttribute(element, "href"),
			text: getVisibleText(element) || (getAttribute(element, "aria-label") ?? ""),
			element,
		}));
	}

	get headings(): { level: number; text: string }[] {
		return this.named("h1", "h2", "h3", "h4", "h5", "h6").map((element) => ({
			level: Number(element.tagName[1]),
			text: getVisibleText(element),
		}));
	}

	/** The first element with this name. Throws if there is none. */
	landmark(name: "header" | "nav" | "main" | "footer"): Element {
		const [found] = this.named(name);
		if (!found) throw new Error(`${this.path} has no <${name}>.`);
		return found;
	}

	get ids(): Set<string> {
		return new Set(this.all.flatMap((element) => getAttribute(element, "id") ?? []));
	}

	/** Parsed `application/ld+json` scripts. */
	get structuredData(): Record<string, unknown>[] {
		return this.named("script")
			.filter((element) => getAttribute(element, "type") === "application/ld+json")
			.map((element) => JSON.parse(getRenderedText(element)));
	}
}

/** The first matching descendant. Throws an error with the parent's text if there is none. */
export function findWithin(parent: Element, fits: (element: Element) => boolean): Element {
	const found = [...elements(parent)].find(fits);
	if (!found)
		throw new Error(`There is no such element in <${parent.tagName}>: "${getVisibleText(parent).slice(0, 200)}"`);
	return found;
}

export function allWithin(parent: Element, name: string): Element[] {
	return [...elements(parent)].filter(({ tagName }) => tagName === name);
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
