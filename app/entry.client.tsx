import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isLanguage } from "#site/languages.ts";
import { matchPage } from "#site/pages.ts";
import { barePath, languageOf, localizedPath } from "#site/paths.ts";
import { resolve } from "#site/resolve.ts";
import { announce, hasMeta } from "./i18n/availability.ts";
import { loadLanguage } from "./i18n/i18n.client.ts";
import { quietTransitions } from "./navigation/quietTransitions.ts";

const language = languageOf(location.pathname);
const page = matchPage(barePath(location.pathname));
if (page) {
	const alternates = document.querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]");
	announce(page.key, [...alternates].map((link) => link.hreflang).filter(isLanguage));
}

const hasWords = await loadLanguage(language);

// The server's own failure stands at the address of a page that the router would draw beside it: it stays as it is.
const address = resolve(localizedPath(language, barePath(location.pathname)), "", hasMeta);
const isPrerendered =
	`${language}.${address.kind === "page" ? address.page : "error"}` in window.__reactRouterRouteModules;

if (hasWords && isPrerendered) {
	quietTransitions();
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<HydratedRouter />
			</StrictMode>,
		);
	});
} else {
	// The page stays as it is; nobody waits for clicks to be answered.
	window.dispatchEvent(new Event("app:failed"));
}
