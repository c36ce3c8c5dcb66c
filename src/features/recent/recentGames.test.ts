// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { recentGames, recordGameView, toggleRecentGames } from "./recentGames.ts";

describe("the list of recently viewed games", () => {
	it("stores nothing for visitors who have not requested a list", () => {
		recordGameView("boat-attack");
		expect(recentGames()).toBeUndefined();
		expect(localStorage).toHaveLength(0);
	});

	it("has the viewed games from then on, latest first and each once", () => {
		toggleRecentGames();
		expect(recentGames()).toEqual([]);
		for (const slug of ["boat-attack", "glass-quest", "boat-attack"]) recordGameView(slug);
		expect(recentGames()).toEqual(["boat-attack", "glass-quest"]);
		expect(localStorage.getItem("recentGames"), "the key is in the cookie policy").toBeTruthy();
	});

	it("has eight games at most", () => {
		toggleRecentGames();
		for (let number = 1; number <= 10; number++) recordGameView(`game-${number}`);
		expect(recentGames()).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((number) => `game-${number}`));
	});

	it("is deleted when it is cleared, and later games are not stored", () => {
		toggleRecentGames();
		recordGameView("boat-attack");
		toggleRecentGames();
		recordGameView("glass-quest");
		expect(recentGames()).toBeUndefined();
		expect(localStorage).toHaveLength(0);
	});

	it.each(['"boat-attack"', "{", "null"])("is undefined if storage has %s", (text) => {
		localStorage.setItem("recentGames", text);
		expect(recentGames()).toBeUndefined();
	});

	it("contains only the valid names in storage", () => {
		localStorage.setItem("recentGames", '["boat-attack", 3, null]');
		expect(recentGames()).toEqual(["boat-attack"]);
	});
});
