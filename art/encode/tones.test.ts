import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TONES } from "./tones.ts";

test("the stylesheet has exactly one rule with the color of each tone that the encoder can choose", () => {
	const css = readFileSync(join(import.meta.dirname, "../../src/styles/tones.css"), "utf8");
	const rules = [...css.matchAll(/\.tone-(\d+) \{\s*background-color: (#[0-9a-f]{6});\s*\}/g)];
	expect(rules.map(([, index, colour]) => [Number(index), colour])).toEqual(TONES.map((tone, index) => [index, tone]));
});
