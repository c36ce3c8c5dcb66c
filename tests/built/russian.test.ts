import { expect, it } from "vitest";
import { findEnglish } from "#content/checks/findEnglish.ts";
import { type Element, getAttribute } from "#tests/dom.ts";
import { builtPages } from "./pages.ts";

const readAttributes = ["alt", "aria-label", "placeholder", "title"];

/** Text nodes of an element, without those of its descendants. */
function ownTexts(element: Element): string[] {
	const texts = element.childNodes.flatMap((node) => ("value" in node ? [node.value] : []));
	return [...texts, ...readAttributes.flatMap((name) => getAttribute(element, name) ?? [])];
}

function languageOf(element: Element): string | undefined {
	const parentElement = element.parentNode && "tagName" in element.parentNode ? element.parentNode : undefined;
	return getAttribute(element, "lang") ?? (parentElement && languageOf(parentElement));
}

it("no Russian page has an English sentence that is not marked as English", () => {
	const pages = builtPages.filter(({ language }) => language === "ru");
	expect(pages.length).toBeGreaterThan(60);
	const found = pages.flatMap((page) =>
		page
			.selectAll(":not(script, style, title)")
			.filter((element) => languageOf(element) === "ru")
			.flatMap(ownTexts)
			.flatMap(findEnglish)
			.map((text) => `${page.file}: "${text}": translate it, or set lang="en" on its element.`),
	);
	expect([...new Set(found)]).toEqual([]);
});
