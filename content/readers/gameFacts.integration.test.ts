import { describe, expect, it } from "vitest";
import { game, gameFolder, text } from "./gameFolder.testUtils.ts";

const { put, problemsOf, read } = gameFolder();

describe("a game's facts", () => {
	const sentence = "T$ buy hats for the dragon.";

	it("may be given, and may be left out", () => {
		const said = { ...text, teleDollars: sentence };
		const facts = { controls: ["touch", "keys"], round: 3, players: "both", languages: ["en", "ru"], age: 6 };
		put("a.yaml", { ...game, ...facts, released: "2026-04-24", en: said, ru: said });
		put("b.yaml", { ...game, slug: "bo", title: "Bo" });
		const [bare, full] = read();
		expect(full).toMatchObject({ ...facts, released: "2026-04-24", texts: { ru: said } });
		for (const fact of [...Object.keys(facts), "released"]) expect(bare, fact).not.toHaveProperty(fact);
		expect(bare?.texts.en.teleDollars).toBeUndefined();
	});

	it.each([
		[{ controls: ["touch", "wheel"] }, /field "controls".*"wheel" is none: use touch, mouse, keys/],
		[{ controls: [] }, /field "controls": name at least one, or leave the field out/],
		[{ round: 2.5 }, /field "round": write whole minutes, such as 3/],
		[{ players: "two" }, /field "players": "two" is none: use alone, others, both/],
		[{ languages: ["en", "ua"] }, /field "languages", entry 2: "ua" is no language's code: write en, ru, id/],
		[{ languages: ["English"] }, /field "languages", entry 1: "English" is no language's code/],
		[{ languages: ["en", "en"] }, /field "languages": a language stands there twice/],
		[{ age: 0 }, /field "age": write years from 1, or leave the field out/],
		[{ age: 6.5 }, /field "age": write whole years, such as 6/],
		[{ released: "24.04.2026" }, /field "released": write a day of the calendar as 2026-04-24/],
		[{ en: { ...text, teleDollars: sentence } }, /field "teleDollars": only one language says what T\$ do/],
		[{ en: { ...text, teleDollars: "Hats." } }, /field "en.teleDollars": /],
	])("are checked: %o", (fields, message) => {
		expect(problemsOf({ ...game, ...fields }).join("\n")).toMatch(message);
	});

	it("may say what moves in its clip, in one language alone, and not in a word", () => {
		const moving = "A caveman crouches, leaps over the lava and lands on one foot.";
		put("a.yaml", { ...game, ru: { ...text, clipDescription: moving } });
		expect(read()[0]?.texts).toMatchObject({ en: text, ru: { clipDescription: moving } });
		const problems = problemsOf({ ...game, en: { ...text, clipDescription: "He leaps." } });
		expect(problems.join("\n")).toMatch(/field "en.clipDescription": write at least 30 characters/);
	});

	it("come into its texts by name, and an unknown name is told with its line", () => {
		put("a.yaml", { ...game, en: { ...text, headline: "All {{gameLives}} lives" } });
		expect(read()[0]?.texts.en.headline).toBe("All 5 lives");
		expect(problemsOf({ ...game, en: { ...text, headline: "All {{gameLifes}}" } })[0]).toMatch(
			/^a.yaml:\d+: unknown placeholder {{gameLifes}}. Write one of {{gameLives}}, {{gameLevels}}\.$/,
		);
	});
});
