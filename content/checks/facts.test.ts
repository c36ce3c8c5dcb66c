import { expect, it } from "vitest";
import { readLocale } from "#content/locales/locales.server.ts";
import { flatten } from "#content/locales/parseLocale.ts";
import { factVariables } from "#site/factVariables.ts";

it("every figure that translations may name is a number, and one of them names it", () => {
	const texts = (["translation", "meta"] as const).flatMap((name) =>
		[...flatten(readLocale("en", name)).values()].map(String),
	);
	expect(Object.values(factVariables).every((value) => Number.isFinite(value))).toBe(true);
	const unnamed = Object.keys(factVariables).filter((name) => !texts.some((text) => text.includes(`{{${name}}}`)));
	expect(unnamed).toEqual([]);
});
