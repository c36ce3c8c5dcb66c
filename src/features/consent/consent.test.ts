import { expect, it } from "vitest";
import { opensConsent, optionalCategories } from "./consent.ts";

it("asks for four kinds of cookies, in the order of the cookie policy", () => {
	expect(optionalCategories).toEqual(["signIn", "monitoring", "analytics", "advertising"]);
});

it("has a dialog that buttons open without scripts", () => {
	expect(opensConsent).toEqual({ type: "button", command: "show-modal", commandfor: "consent" });
});
