import { describe, expect, it } from "vitest";
import { game, gameFolder, text } from "./gameFolder.testUtils.ts";

const { put, problemsOf, read } = gameFolder();

describe("the facts about a game", () => {
	const sentence = "T$ buy hats for the dragon.";

	it("are optional fields of the file", () => {
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
	])("are validated with a message that names the field: %o", (fields, message) => {
		expect(problemsOf({ ...game, ...fields }).join("\n")).toMatch(message);
	});

	it("allow a description of the clip in one language only, of at least 30 characters", () => {
		const moving = "A caveman crouches, leaps over the lava and lands on one foot.";
		put("a.yaml", { ...game, ru: { ...text, clipDescription: moving } });
		expect(read()[0]?.texts).toMatchObject({ en: text, ru: { clipDescription: moving } });
		const problems = problemsOf({ ...game, en: { ...text, clipDescription: "He leaps." } });
		expect(problems.join("\n")).toMatch(/field "en.clipDescription": write at least 30 characters/);
	});

	it("are available as placeholders in its texts, and an unknown placeholder is reported with its line", () => {
		put("a.yaml", { ...game, en: { ...text, headline: "All {{gameLives}} lives" } });
		expect(read()[0]?.texts.en.headline).toBe("All 5 lives");
		expect(problemsOf({ ...game, en: { ...text, headline: "All {{gameLifes}}" } })[0]).toMatch(
			/^a.yaml:\d+: unknown placeholder {{gameLifes}}. Write one of {{gameLives}}, {{gameLevels}}\.$/,
		);
	});
});
