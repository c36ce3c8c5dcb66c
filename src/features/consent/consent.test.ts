import { expect, it } from "vitest";
import { optionalCategories } from "./consent.ts";

it("asks for four kinds of cookies, in the order of the cookie policy", () => {
	expect(optionalCategories).toEqual(["signIn", "monitoring", "analytics", "advertising"]);
});
