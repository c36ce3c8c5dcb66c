import { looksLikeLanguageTag } from "#config/languageTag.ts";

/**
 * A static host answers every unknown address with `404.html`. Where the address looks like a language that is not offered
 * (`/de/about-us`), the screen for languages replaces it, from the page's `<template>`.
 */
function showLanguageScreen(): void {
	const template = document.querySelector<HTMLTemplateElement>("template[data-language-screen]");
	const main = document.querySelector("main");
	if (!template || !main || !looksLikeLanguageTag(location.pathname.split("/", 2)[1] ?? "")) return;
	main.replaceChildren(template.content.cloneNode(true));
	document.title = template.dataset.languageScreen ?? "";
}

showLanguageScreen();
