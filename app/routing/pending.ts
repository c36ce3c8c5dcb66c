import type { PageKey } from "./pages.ts";

/**
 * Screens that the design names and the site does not have yet, in one place: the router, the prerenderer and the
 * sitemap leave them out, no page links to one, and the tests of
 * section 4's rows, of languages and of footer links skip exactly these. Building a screen means giving it a `module`
 * in `pages.ts`, its key in `meta.json`, and taking it off this list; `pending.test.ts` holds the three together.
 */
export const pendingPages: readonly PageKey[] = ["games"];

/** Whether the screen is still to come. */
export function isPending(key: PageKey): boolean {
	return pendingPages.includes(key);
}
