import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isLanguage } from "#site/languages.ts";
import { matchPage, pages } from "#site/pages.ts";
import { barePath, languageOf } from "#site/paths.ts";
import { announce } from "./i18n/availability.ts";
import { loadLanguage } from "./i18n/i18n.client.ts";
import { isDrawnFrom } from "./navigation/isDrawnFrom.ts";
import { quietTransitions } from "./navigation/quietTransitions.ts";
import { takeSheets } from "./navigation/sheets.ts";

const language = languageOf(location.pathname);
const page = matchPage(barePath(location.pathname));
const alternates = document.querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]");
// A screen without an address of its own lists its languages; where no page fits the address, they have all pages.
const screen = document.querySelector<HTMLMetaElement>("meta[name=languages]");
const available = [...[...alternates].map((link) => link.hreflang), ...(screen?.content.split(" ") ?? [])];
for (const { key } of page ? [page] : pages) announce(key, available.filter(isLanguage));

const hasWords = await loadLanguage(language);

const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window;

// The router would draw its own page beside another one's: that stays as it is. To ask which one it would draw takes a phone a few ms.
const isOwn =
	location.pathname === window.__renderedFor || isDrawnFrom(location.pathname, manifest.routes, Object.keys(modules));
if (hasWords && isOwn) {
	quietTransitions();
	// The development server's sheets are the framework's, and its pages have no script that tells of a move.
	if (import.meta.env.DEV) window.__hasMoved = true;
	else takeSheets(manifest.routes, window.__sheets ?? []);
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
