import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { announce } from "./i18n/availability.ts";
import { isLoaded, startI18n } from "./i18n/i18n.client.ts";
import { isLanguage } from "./i18n/languages.ts";
import { matchPage } from "./routing/pages.ts";
import { barePath, languageOf } from "./routing/paths.ts";

const language = languageOf(location.pathname);
const page = matchPage(barePath(location.pathname));
if (page) {
	const alternates = document.querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]");
	announce(page.key, [...alternates].map((link) => link.hreflang).filter(isLanguage));
}

await startI18n(language);

if (isLoaded(language)) {
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<HydratedRouter />
			</StrictMode>,
		);
	});
}
