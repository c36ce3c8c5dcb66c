import { type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { hasMeta } from "../i18n/availability.ts";
import { loadAllMeta, loadLanguage } from "../i18n/i18n.client.ts";
import { languageOf } from "./paths.ts";
import { resolve } from "./resolve.ts";

/**
 * Runs before every client navigation: knows which pages exist in which language, follows section 4's redirects, and
 * has the target's translations in the store before it renders. When they cannot be had, the browser loads the
 * prerendered page instead.
 */
export const localeMiddleware: MiddlewareFunction<unknown> = async ({ request }, next) => {
	const { pathname, search } = new URL(request.url);
	await loadAllMeta();
	const resolution = resolve(pathname, search, hasMeta);
	if (resolution.kind === "redirect") throw redirect(resolution.location, resolution.status);
	if (!(await loadLanguage(languageOf(pathname)))) throw redirectDocument(pathname + search);
	return next();
};
