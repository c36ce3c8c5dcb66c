import { type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { hasMeta } from "#app/i18n/availability.ts";
import { isMetaLoaded, loadAllMeta, loadLanguage } from "#app/i18n/i18n.client.ts";
import { defaultLanguage, isLanguage } from "#site/languages.ts";
import { languageOf, localizedPath, withLanguage } from "#site/paths.ts";
import { resolve } from "#site/resolve.ts";

/**
 * Runs before every client navigation: knows which pages exist in which language, follows section 4's redirects and an
 * explicit `lng` (stored, and then removed from the address), and loads the target's translations before it renders. If they
 * cannot be loaded, the browser loads the prerendered page instead.
 */
export const localeMiddleware: MiddlewareFunction<unknown> = async ({ url: { pathname, search } }, next) => {
	await loadAllMeta();
	const language = languageOf(pathname);
	// Without the language's own list of pages, only a load of the document can tell what the address is.
	if (!isMetaLoaded(language)) throw redirectDocument(pathname + search);
	const resolution = resolve(pathname, search, hasMeta);
	if (resolution.kind === "redirect") throw redirect(resolution.location, resolution.status);
	const asked = new URLSearchParams(search).get("lng") ?? undefined;
	if (resolution.kind === "page" && isLanguage(asked) && hasMeta(asked, resolution.page)) {
		const query = window.languageChoice.store(asked) ? withLanguage(search, undefined) : search;
		const chosen = localizedPath(asked, pathname) + query;
		if (chosen !== pathname + search) throw redirect(chosen);
	}
	// Without storage, `lng` in the address is all that a reload knows of the choice.
	const carried = new URLSearchParams(location.search).get("lng");
	if (!asked && carried === language && !window.languageChoice.store(language)) {
		throw redirect(pathname + withLanguage(search, language));
	}
	if (!(await loadLanguage(language))) throw redirectDocument(pathname + search);
	await next();
	if (pathname !== location.pathname) leaveFocus();
	// A page in the default language only because it lacks the visitor's is no choice of another: as on a load.
	const stored = window.languageChoice.stored();
	const isOffered = !isLanguage(stored) || (resolution.kind === "page" && hasMeta(stored, resolution.page));
	if (language !== defaultLanguage || isOffered) window.languageChoice.store(language);
};

/**
 * Takes the focus off the page that is about to be left. It moves to the next page's headline anyway; taken away with its
 * element, it would have the browser lay out both pages on the way, which takes a slow phone 40 ms.
 */
function leaveFocus(): void {
	const focused = document.activeElement;
	if (focused instanceof HTMLElement && focused.closest("main")) focused.blur();
}
