import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PLACEHOLDER_COLORS } from "./placeholderColors.ts";

test("the stylesheet has exactly one rule for each placeholder color", () => {
	const css = readFileSync(join(import.meta.dirname, "../../src/styles/placeholderColors.css"), "utf8");
	const rules = [...css.matchAll(/\.placeholder-(\d+) \{\s*background-color: (#[0-9a-f]{6});\s*\}/g)];
	expect(rules.map(([, index, color]) => [Number(index), color])).toEqual(
		PLACEHOLDER_COLORS.map((color, index) => [index, color]),
	);
});
