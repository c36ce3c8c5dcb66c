import { describe, expect, it } from "vitest";
import { game, gameFolder, text } from "./gameFolder.ts";

const { put, problemsOf, read } = gameFolder();

describe("a game's facts", () => {
	const sentence = "T$ buy hats for the dragon.";

	it("may be given, and may be left out", () => {
		const said = { ...text, teleDollars: sentence };
		put("a.yaml", { ...game, controls: ["touch", "keys"], round: 3, players: "both", en: said, ru: said });
		put("b.yaml", { ...game, slug: "bo", title: "Bo" });
		const [bare, full] = read();
		expect(full).toMatchObject({ controls: ["touch", "keys"], round: 3, players: "both", texts: { ru: said } });
		expect([bare?.controls, bare?.round, bare?.players, bare?.texts.en.teleDollars]).toEqual(
			Array.from({ length: 4 }, () => undefined),
		);
	});

	it.each([
		[{ controls: ["touch", "wheel"] }, /field "controls".*"wheel" is none: use touch, mouse, keys/],
		[{ controls: [] }, /field "controls": name at least one, or leave the field out/],
		[{ round: 2.5 }, /field "round": write whole minutes, such as 3/],
		[{ players: "two" }, /field "players": "two" is none: use alone, others, both/],
		[{ en: { ...text, teleDollars: sentence } }, /field "teleDollars": only one language says what T\$ do/],
		[{ en: { ...text, teleDollars: "Hats." } }, /field "en.teleDollars": /],
	])("are checked: %o", (fields, message) => {
		expect(problemsOf({ ...game, ...fields }).join("\n")).toMatch(message);
	});

	it("come into its texts by name, and an unknown name is told with its line", () => {
		put("a.yaml", { ...game, en: { ...text, headline: "All {{gameLives}} lives" } });
		expect(read()[0]?.texts.en.headline).toBe("All 5 lives");
		expect(problemsOf({ ...game, en: { ...text, headline: "All {{gameLifes}}" } })[0]).toMatch(
			/^a.yaml:\d+: a placeholder in {{}} names no fact/,
		);
	});
});
