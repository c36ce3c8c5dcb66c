import { looksLikeLanguageTag } from "#config/languageTag.ts";
import { matchPage } from "#config/pages.ts";
import { stripLocalePrefix } from "#config/paths.ts";

/** `404.html` of a static host: at URLs of unsupported languages (`/de/about-us`), shows the screen for languages. */
function showLanguageScreen(): void {
	const [, tag = "", ...rest] = location.pathname.split("/");
	const main = document.querySelector("main");
	if (!main || !looksLikeLanguageTag(tag)) return;
	const template = document.querySelector<HTMLTemplateElement>("template[data-language-screen]");
	if (template) {
		main.replaceChildren(template.content.cloneNode(true));
		document.title = template.dataset.languageScreen ?? "";
	}
	const english = main.querySelector<HTMLAnchorElement>("[data-english]");
	const path = stripLocalePrefix(rest.join("/"));
	if (!english || !matchPage(path)) return;
	english.href = path;
	english.hidden = false;
}

showLanguageScreen();
