import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkContrasts } from "./checkContrasts.ts";

const tokensCss = readFileSync("src/styles/tokens.css", "utf8").replace(/\/\*.*?\*\//gs, "");
const [light = "", dark = ""] = tokensCss.split("@supports");

/** On pictures and on blue, which are the same in both themes, and the plate of pictures drawn on one ground. */
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

/** Tokens that are a color, with what they are, from a part of the sheet; the palette's names end in a number. */
function readColors(part: string): Map<string, string> {
	const declared = [...part.matchAll(/(--[a-z-]+): ((?:var\(--[a-z]+(?:-\d+)?\)|light-dark|oklch|#)[^;]*);/g)];
	return new Map(declared.map(([, name = "", value = ""]) => [name, value]));
}

describe("the light and dark values of each color", () => {
	const themePairs = readColors(dark);
	const plain = [...readColors(light)].filter(([name]) => name !== "--white" && !name.startsWith("--font"));

	it.each(plain)("%s", (name, value) => {
		if (sharedTokens.includes(name))
			return expect(themePairs.get(name), "said to be the same in both themes").toBeUndefined();
		const [, first] = /^light-dark\((.+), .+\)$/.exec(themePairs.get(name) ?? "") ?? [];
		const resolvedValue = value.startsWith("var(--card-art") ? "var(--card-art)" : value;
		expect(first, `${name} has no pair whose first is the light theme's ${value}`).toBe(resolvedValue);
	});

	it("are found in the stylesheet", () => {
		expect(plain.length).toBeGreaterThan(25);
	});
});

it("every text and every field has enough contrast in both themes", () => {
	expect(checkContrasts).not.toThrow();
});
