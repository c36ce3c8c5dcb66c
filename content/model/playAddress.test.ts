import { expect, it } from "vitest";
import { playAddress } from "./playAddress.ts";

const pattern = "https://app.site.example/games/{slug}";

it("returns the marketplace address for the slug of the game", () => {
	expect(playAddress({ slug: "boat-attack" }, pattern)).toBe("https://app.site.example/games/boat-attack");
});

it("returns the game's own address if it has one", () => {
	expect(playAddress({ slug: "boat-attack", play: "https://boats.example/play" }, pattern)).toBe(
		"https://boats.example/play",
	);
});

it("requires a placeholder for the slug and names the setting", () => {
	expect(() => playAddress({ slug: "boat-attack" }, "https://app.site.example/games")).toThrow(
		'config/brand.json: field "links.game": "https://app.site.example/games" has no {slug}. ' +
			"Write it where a game's slug belongs.",
	);
});
