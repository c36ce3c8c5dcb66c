/**
 * Shared definitions (gradients, filters, clips). An id is the hash of what it defines, so drawing functions
 * stay pure: the same drawing always gives the same string, and a definition is written once per picture.
 */
import { createHash } from "node:crypto";

const definitions = new Map<string, string>();

/** Registers a definition and returns its id. `markup` gets the id and returns the element that carries it. */
export function define(markup: (id: string) => string): string {
	const id = `k${createHash("sha256").update(markup("")).digest("hex").slice(0, 8)}`;
	if (!definitions.has(id)) definitions.set(id, markup(id));
	return id;
}

/** A reference for `fill`, `filter`, `clip-path`: `url(#id)`. */
export const defineUrl = (markup: (id: string) => string): string => `url(#${define(markup)})`;

/** All definitions that `body` uses, directly or through other definitions, as one string. */
export function definitionsFor(body: string): string {
	const found = new Map<string, string>();
	const visit = (text: string): void => {
		for (const [, id = ""] of text.matchAll(/#(k[0-9a-f]{8})\b/g)) {
			const markup = definitions.get(id);
			if (markup === undefined || found.has(id)) continue;
			found.set(id, markup);
			visit(markup);
		}
	};
	visit(body);
	return [...found.values()].join("");
}
