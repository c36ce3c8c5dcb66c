import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readPlaces } from "./places.server.ts";

const text = readFileSync("content/places.yaml", "utf8");

it("names games that the catalog has", () => {
	expect(readPlaces().business.hours).toHaveLength(4);
});

it("says which field names no game, and what to write there", () => {
	const broken = text.replace("phone: boat-attack", "phone: boats").replace("- kitty-litter", "- kitten");
	expect(() => readPlaces(broken)).toThrow(
		[
			'content/places.yaml: field "home.phone": no public game has this slug: write the name of a file in content/games.',
			'content/places.yaml: field "partnership.acquaintances", entry 2: no public game has this slug: write the name of a file in content/games.',
		].join("\n"),
	);
});

it("says what is no YAML, and what is no name at all", () => {
	expect(() => readPlaces("home: [")).toThrow("content/places.yaml:1: not valid YAML");
	expect(() => readPlaces(text.replace("phone: boat-attack", "phone: 1"))).toThrow(
		'content/places.yaml: field "home.phone": write the slug of a game.',
	);
});

it("says how many games a place wants", () => {
	expect(() => readPlaces(text.replace("    - survive-squad\n", ""))).toThrow(
		'content/places.yaml: field "business.hours": give four games: sunset, dusk, polar light, night.',
	);
	expect(() => readPlaces(text.replace("    - kitty-litter\n", ""))).toThrow(
		'content/places.yaml: field "partnership.acquaintances": give eight games.',
	);
});
