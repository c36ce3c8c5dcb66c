import { expect, it } from "vitest";
import { formatPercent } from "./formatPercent.ts";

it.each([
	["en", "15%"],
	["ru", "15\u00a0%"],
	["id", "15%"],
] as const)("writes a share in %s as %s", (language, text) => {
	expect(formatPercent(15, language)).toBe(text);
});
