import { expect, it } from "vitest";
import { fillBrandSlug } from "./brandSlug.ts";
import { site } from "./site.ts";

it("fills the brand's present or former name into addresses, and leaves other words unchanged", () => {
	const text = "/news/how-brandslug-pays and /brandslug, not brandslugs";
	expect(fillBrandSlug(text, "acme")).toBe("/news/how-acme-pays and /acme, not brandslugs");
	expect(fillBrandSlug("brandslug")).toBe(site.slug);
});
