import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkContrasts } from "./checkContrasts.ts";

const tokensCss = readFileSync("src/styles/tokens.css", "utf8").replace(/\/\*.*?\*\//gs, "");
const [light = "", dark = ""] = tokensCss.split("@supports");

/** Tokens with one value for both themes: on pictures, on blue, and the background of single-ground pictures. */
const sharedTokens = [
	"--color-on-primary",
	"--color-primary-hover",
	"--on-block",
	"--on-block-quiet",
	"--block-line",
	"--money-on-block",
	"--card-art",
	"--on-art",
	"--hero-sky",
];

/** Color tokens and values in a part of the stylesheet; names in the palette end in a number. */
function readColors(part: string): Map<string, string> {
	const declared = [...part.matchAll(/(--[a-z-]+): ((?:var\(--[a-z]+(?:-\d+)?\)|light-dark|oklch|#)[^;]*);/g)];
	return new Map(declared.map(([, name = "", value = ""]) => [name, value]));
}

describe("the light and dark values of each color", () => {
	const themePairs = readColors(dark);
	const plain = [...readColors(light)].filter(([name]) => name !== "--white" && !name.startsWith("--font"));

	it.each(plain)("%s", (name, value) => {
		if (sharedTokens.includes(name))
			return expect(themePairs.get(name), "listed as the same in both themes").toBeUndefined();
		const [, first] = /^light-dark\((.+), .+\)$/.exec(themePairs.get(name) ?? "") ?? [];
		const resolvedValue = value.startsWith("var(--card-art") ? "var(--card-art)" : value;
		expect(first, `the first value of light-dark() must be ${value}, as in the light theme`).toBe(resolvedValue);
	});

	it("are found in the stylesheet", () => {
		expect(plain.length).toBeGreaterThan(25);
	});
});

it("every text and every field has enough contrast in both themes", () => {
	expect(checkContrasts).not.toThrow();
});
