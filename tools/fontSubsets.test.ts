import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findMissingGlyphs, fontSubsets, listSubsets, renderFontStylesheet } from "./fontSubsets.ts";

it("the stylesheet of the fonts declares the existing font files: run node tools/fonts.ts", () => {
	expect(readFileSync("src/styles/fonts/fonts.css", "utf8")).toBe(renderFontStylesheet(fontSubsets));
});

it("the stylesheet of the fonts loads characters of other languages only on pages that show them", () => {
	const [first, second, third, ...others] = renderFontStylesheet(listSubsets({ "latin-ext": "ąęż" }))
		.split("@font-face")
		.slice(1);
	expect(others).toEqual([]);
	expect(first).toContain("U+20-7E, U+A0, ");
	expect(second).toContain("U+401, U+410-44F, U+451, U+2116;");
	expect(third).toContain('url("./inter-latin-ext-more.woff2")');
	expect(third).toContain("unicode-range: U+105, U+119, U+17C;");
});

it.each(globSync("public/locales/*/translation.json"))(
	"finds a font for every character of %s: run node tools/fonts.ts",
	(file) => {
		expect(findMissingGlyphs([readFileSync(file, "utf8")])).toEqual([]);
	},
);
