/**
 * Shared SVG definitions (gradients, filters, clip paths). The id is a hash of the markup, so drawing functions are
 * deterministic and each picture contains a definition once.
 */
import { createHash } from "node:crypto";

const definitions = new Map<string, string>();

/** Registers a definition and returns its id. `markup` returns the element for an id. */
export function define(markup: (id: string) => string): string {
	const id = `k${createHash("sha256").update(markup("")).digest("hex").slice(0, 8)}`;
	if (!definitions.has(id)) definitions.set(id, markup(id));
	return id;
}

/** Registers a definition and returns `url(#id)` for `fill`, `filter` or `clip-path`. */
export const defineUrl = (markup: (id: string) => string): string => `url(#${define(markup)})`;

/** Returns the markup of all definitions that `body` references, including nested references. */
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
