import { expect, it } from "vitest";
import { playAddress } from "./playAddress.ts";

const pattern = "https://app.site.example/games/{slug}";

it("is the marketplace's address for the game's slug", () => {
	expect(playAddress({ slug: "boat-attack" }, pattern)).toBe("https://app.site.example/games/boat-attack");
});

it("is the game's own address where it has one", () => {
	expect(playAddress({ slug: "boat-attack", play: "https://boats.example/play" }, pattern)).toBe(
		"https://boats.example/play",
	);
});

it("needs a place for the slug, and says where to write it", () => {
	expect(() => playAddress({ slug: "boat-attack" }, "https://app.site.example/games")).toThrow(
		'config/brand.json: field "links.game": "https://app.site.example/games" has no {slug}. ' +
			"Write it where a game's slug belongs.",
	);
});
