import { readFileSync } from "node:fs";
import { parse, wcagLuminance } from "culori";
import { describe, expect, it } from "vitest";
import { brandHue, hueOf, likeMeanings, turnSheet, weakContrasts } from "./palette.ts";

const css = readFileSync("app/styles/tokens.css", "utf8");
const hue = brandHue(css);
const hues = Array.from({ length: 12 }, (_, index) => index * 30);

describe("turnSheet", () => {
	it.each(hues)("keeps every contrast at hue %i", (to) => {
		expect(weakContrasts(turnSheet(css, hue, to))).toEqual([]);
	});

	it("turns the brand's colours and ink, keeps how light they are, and leaves alone what means something else", () => {
		const sheet =
			"a{--a:oklch(0.51 0.265 264);--b:oklch(0.19 0.055 268 / 0.6);--c:oklch(0.53 0.148 152);--d:oklch(1 0 264)}";
		const turned = turnSheet(sheet, 264, 30);
		const [, lightness, chroma] = /^a\{--a:oklch\(([\d.]+) ([\d.]+) 30\);/.exec(turned) ?? [];
		expect(Number(chroma), "weaker, since no screen shows so strong a red that dark").toBeLessThan(0.265);
		expect(wcagLuminance(parse(`oklch(${lightness} ${chroma} 30)`) ?? "")).toBeCloseTo(
			wcagLuminance("oklch(0.51 0.265 264)"),
			2,
		);
		expect(turned).toMatch(
			/;--b:oklch\(0\.19\d* 0\.05\d* 34 \/ 0\.6\);--c:oklch\(0\.53 0\.148 152\);--d:oklch\(1 0 264\)\}$/,
		);
	});

	it("leaves a sheet alone where the hue stays", () => {
		expect(turnSheet(css, hue, hue)).toBe(css);
	});

	it("finds hues across 0 degrees", () => {
		expect(turnSheet("oklch(0.5 0.1 358)", 2, 100)).toMatch(/ 96\)$/);
	});
});

it("names a contrast that is too weak, with the theme", () => {
	const weak = weakContrasts(css.replace(/--ink-600: oklch\([\d.]+/, "--ink-600: oklch(0.7"));
	expect(weak).toContainEqual(
		expect.stringMatching(/^--text-quiet on --page in the light theme: \d\.\d\d to 1, and 4.5 are/),
	);
});

it.each([
	["264", 264],
	["#1a4bff", 265],
	["rebeccapurple", 303],
	["360", undefined],
	["-1", undefined],
	["#808080", undefined],
	["blueish", undefined],
])("hueOf takes %s for %s", (written, expected) => {
	expect(hueOf(written)).toBe(expected);
});

it("tells which hues are close to one that says something of its own", () => {
	expect(likeMeanings(140)).toEqual([expect.stringContaining("money and prices")]);
	expect(likeMeanings(355)).toEqual([expect.stringContaining("what is wrong")]);
	expect(likeMeanings(264)).toEqual([]);
});

it("names the token that it has the hue from, where it is missing", () => {
	expect(() => brandHue(":root{}")).toThrow("app/styles/tokens.css: --brand-600 is no oklch");
});
