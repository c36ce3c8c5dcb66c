import { looksLikeLanguageTag } from "#config/languageTag.ts";
import { matchPage } from "#config/pages.ts";
import { stripLocalePrefix } from "#config/paths.ts";

/**
 * A static host answers every unknown address with `404.html`. Where the address looks like a language that is not offered
 * (`/de/about-us`), the screen for languages replaces it, from the page's `<template>`. The screen links to the same page in
 * English if the rest of the address has the shape of one.
 */
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
