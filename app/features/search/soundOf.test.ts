import { expect, it } from "vitest";
import { soundOf } from "./soundOf.ts";

it.each([
	["shooter", "шутер"],
	["boat", "бот"],
	["zombie", "зомби"],
	["glass", "глас"],
	["gonki", "гонки"],
])("%s and %s are the same by ear", (one, other) => {
	expect(soundOf(one)).toBe(soundOf(other));
});

it("keeps digits", () => {
	expect(soundOf("2")).toBe("2");
});
