import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readPlaces } from "./places.server.ts";

const text = readFileSync("content/places.yaml", "utf8");

it("accepts places with games of the catalog", () => {
	expect(readPlaces().business.hours).toHaveLength(4);
});

it("names the field of an unknown game and the fix", () => {
	const broken = text.replace("phone: boat-attack", "phone: boats").replace("- kitty-litter", "- kitten");
	expect(() => readPlaces(broken)).toThrow(
		[
			'content/places.yaml: field "home.phone": no public game has this slug: write the name of a file in content/games.',
			'content/places.yaml: field "partnership.acquaintances", entry 2: no public game has this slug: write the name of a file in content/games.',
		].join("\n"),
	);
});

it("reports invalid YAML, and a value that is not a slug", () => {
	expect(() => readPlaces("home: [")).toThrow("content/places.yaml:1: not valid YAML");
	expect(() => readPlaces(text.replace("phone: boat-attack", "phone: 1"))).toThrow(
		'content/places.yaml: field "home.phone": write the slug of a game.',
	);
});

it("names how many games a place needs", () => {
	expect(() => readPlaces(text.replace("    - survive-squad\n", ""))).toThrow(
		'content/places.yaml: field "business.hours": give four games: sunset, dusk, polar light, night.',
	);
	expect(() => readPlaces(text.replace("    - kitty-litter\n", ""))).toThrow(
		'content/places.yaml: field "partnership.acquaintances": give eight games.',
	);
});
