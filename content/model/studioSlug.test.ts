import { expect, it } from "vitest";
import { studioSlug } from "./studioSlug.ts";

it.each([
	["Saltwater Toys", "saltwater-toys"],
	["Rust & Candyfloss", "rust-candyfloss"],
	["Café Noir", "cafe-noir"],
	["Nobody's Studio 2", "nobodys-studio-2"],
	["Студия", ""],
])("of %s is %s", (name, slug) => {
	expect(studioSlug(name)).toBe(slug);
});
