import { expect, test } from "vitest";
import { attribute } from "#tests/dom.ts";
import { allAddresses } from "#tests/examples.ts";
import { inlineScripts } from "#tests/html.ts";
import { builtPages } from "./pages.ts";

test("there is a page for every address", () => {
	expect(builtPages.length).toBeGreaterThanOrEqual(allAddresses.length);
});

test("inline scripts are the same bytes on every page", () => {
	const variants = new Map(builtPages.map(({ file, html }) => [inlineScripts(html).join("\n"), file]));
	expect([...variants.values()], "pages that stand for each variant").toHaveLength(1);
	expect([...variants.keys()].join("").length).toBeGreaterThan(500);
});

test("no style attribute, no event handler attribute, one style element", () => {
	const found: string[] = [];
	for (const page of builtPages) {
		for (const { tagName, attrs } of page.all) {
			for (const { name } of attrs)
				if (name === "style" || name.startsWith("on")) found.push(`${page.file}: <${tagName} ${name}>`);
		}
		const sheets = page.named("style").length;
		if (sheets !== 1) found.push(`${page.file}: ${sheets} style elements`);
	}
	expect(found).toEqual([]);
});

test("nothing is loaded from another host", () => {
	const found: string[] = [];
	for (const { file, all } of builtPages) {
		for (const element of all) {
			const loads = element.tagName !== "a" && !["canonical", "alternate"].includes(attribute(element, "rel") ?? "");
			const addresses = [attribute(element, "src"), attribute(element, "href"), attribute(element, "srcset")];
			for (const address of addresses)
				if (loads && address && /(^|[\s,])(https?:)?\/\//.test(address)) found.push(`${file}: ${address}`);
		}
	}
	expect(found).toEqual([]);
});
