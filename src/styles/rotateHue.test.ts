import { readFileSync } from "node:fs";
import { parse, wcagLuminance } from "culori";
import { expect, it } from "vitest";
import { checkContrasts } from "./checkContrasts.ts";
import { rotateHue } from "./rotateHue.ts";

const themeTokens = readFileSync("src/styles/tokens.css", "utf8");

it.each([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330])("rotateHue keeps every contrast at hue %i", (hue) => {
	expect(() => checkContrasts(rotateHue(themeTokens, hue), hue)).not.toThrow();
});

it("rotateHue rotates the brand's colors and ink, keeps their luminance and does not change other hues", () => {
	const sheet =
		"a{--a:oklch(0.51 0.265 264);--b:oklch(0.19 0.055 268 / 0.6);--c:oklch(0.53 0.148 152);--d:oklch(1 0 264)}";
	const rotatedSheet = rotateHue(sheet, 30);
	const [, lightness, chroma] = /^a\{--a:oklch\(([\d.]+) ([\d.]+) 30\);/.exec(rotatedSheet) ?? [];
	expect(Number(chroma), "reduced chroma, because sRGB has no red that dark and saturated").toBeLessThan(0.265);
	expect(wcagLuminance(parse(`oklch(${lightness} ${chroma} 30)`) ?? "")).toBeCloseTo(
		wcagLuminance("oklch(0.51 0.265 264)"),
		2,
	);
	expect(rotatedSheet).toMatch(
		/;--b:oklch\(0\.19\d* 0\.05\d* 34 \/ 0\.6\);--c:oklch\(0\.53 0\.148 152\);--d:oklch\(1 0 264\)\}$/,
	);
});

it("rotateHue does not change a stylesheet at its own hue", () => {
	expect(rotateHue(themeTokens, 264)).toBe(themeTokens);
});

it("checkContrasts names file, field, tokens, theme and fix of a contrast that is too low", () => {
	const weakSheet = themeTokens.replace(/--ink-600: oklch\([\d.]+/, "--ink-600: oklch(0.7");
	expect(() => checkContrasts(weakSheet, 264)).toThrow(
		/^config\/brand\.json: field "hue": with 264, --color-text-muted on --page in the light theme has a contrast of \d\.\d\d to 1; 4\.5 is required\. Choose another hue, or change src\/styles\/tokens\.css\.$/m,
	);
});
