import { expect, it } from "vitest";
import { stringify } from "yaml";
import { readPlacements } from "./placements.server.ts";

const slugs = ["a", "b", "c", "d", "e", "f", "g", "h"];
const placements = {
	home: { phone: "a" },
	business: { hours: slugs.slice(4) },
	partnership: { acquaintances: slugs, begin: "b" },
};
const read = (changes: object) => () => readPlacements(stringify({ ...placements, ...changes }), slugs);

it("accepts the placements of the site, and placements with games of a catalog", () => {
	expect(readPlacements().business.hours).toHaveLength(4);
	expect(read({})()).toEqual(placements);
});

it("names each field of an unknown game and the fix", () => {
	const remedy = "no public game has this slug: write the name of a file in content/games.";
	const partnershipPlaces = { acquaintances: slugs.with(1, "kitten"), begin: "b" };
	expect(read({ home: { phone: "boats" }, partnership: partnershipPlaces })).toThrow(
		`content/placements.yaml: field "home.phone": ${remedy}\n` +
			`content/placements.yaml: field "partnership.acquaintances", entry 2: ${remedy}`,
	);
});

it("reports invalid YAML, and a value that is not a slug", () => {
	expect(() => readPlacements("home: [")).toThrow("content/placements.yaml:1: not valid YAML");
	expect(read({ home: { phone: 1 } })).toThrow(
		'content/placements.yaml: field "home.phone": write the slug of a game.',
	);
});

it("names how many games a place needs", () => {
	expect(read({ business: { hours: slugs.slice(5) } })).toThrow(
		'content/placements.yaml: field "business.hours": give four games: sunset, dusk, polar light, night.',
	);
	expect(read({ partnership: { acquaintances: slugs.slice(1), begin: "b" } })).toThrow(
		'content/placements.yaml: field "partnership.acquaintances": give eight games.',
	);
});
