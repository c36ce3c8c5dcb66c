// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { clearRecentGames, recentGames, recordGameView, setRecentGames } from "./recentGames.ts";

afterEach(() => localStorage.clear());

describe("the games recently looked at", () => {
	it("store nothing until the visitor asks for a list", () => {
		recordGameView("boat-attack");
		expect(recentGames()).toBeUndefined();
		expect(localStorage).toHaveLength(0);
	});

	it("are listed from then on, the latest first and each once", () => {
		setRecentGames();
		expect(recentGames()).toEqual([]);
		for (const slug of ["boat-attack", "glass-quest", "boat-attack"]) recordGameView(slug);
		expect(recentGames()).toEqual(["boat-attack", "glass-quest"]);
		expect(localStorage.getItem("recentGames"), "under the name that the cookie policy says").toBeTruthy();
	});

	it("are eight at most", () => {
		setRecentGames();
		for (let number = 1; number <= 10; number++) recordGameView(`game-${number}`);
		expect(recentGames()).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((number) => `game-${number}`));
	});

	it("are gone once they are cleared, and none is kept any more", () => {
		setRecentGames();
		recordGameView("boat-attack");
		clearRecentGames();
		recordGameView("glass-quest");
		expect(recentGames()).toBeUndefined();
		expect(localStorage).toHaveLength(0);
	});

	it.each(['"boat-attack"', "{", "null"])("are no list where storage has %s", (text) => {
		localStorage.setItem("recentGames", text);
		expect(recentGames()).toBeUndefined();
	});

	it("are only the names in it, whatever else stands there", () => {
		localStorage.setItem("recentGames", '["boat-attack", 3, null]');
		expect(recentGames()).toEqual(["boat-attack"]);
	});
});
