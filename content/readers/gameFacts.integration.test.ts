import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { ContentError } from "#content/model/contentError.ts";
import type { PictureIndex } from "./pictures.server.ts";
import { readGames } from "./readGames.server.ts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
const text = {
	headline: "A good headline",
	summary: "Fifty characters are the least that a summary may have, no less.",
	description: words(80),
	screenshotAlts: [1, 2, 3].map((number) => `What can be seen on the screenshot number ${number}`),
};
const game = {
	slug: "boat-attack",
	title: "Boat Attack",
	studio: "Warm Mittens",
	genre: "Racing, Action",
	en: text,
	ru: text,
};

const drawn: PictureIndex = (key) => ({ base: `/pictures/${key}.1`, width: 4, height: 3, widths: [4], tone: 0 });
let folder: string;
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "games-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, content: unknown): void {
	writeFileSync(path.join(folder, name), typeof content === "string" ? content : stringify(content));
}

/** The lines of the error, each without the folder's name. */
function problems(pictures = drawn): string[] {
	try {
		readGames(folder, pictures);
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return error.message.replaceAll(`${folder}${path.sep}`, "").split("\n");
	}
	return [];
}

function problemsOf(content: unknown): string[] {
	put("a.yaml", content);
	return problems();
}

describe("a game's facts", () => {
	const sentence = "T$ buy hats for the dragon.";

	it("may be given, and may be left out", () => {
		const said = { ...text, teleDollars: sentence };
		put("a.yaml", { ...game, controls: ["touch", "keys"], round: 3, players: "both", en: said, ru: said });
		put("b.yaml", { ...game, slug: "bo", title: "Bo" });
		const [bare, full] = readGames(folder, drawn);
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
		expect(readGames(folder, drawn)[0]?.texts.en.headline).toBe("All 5 lives");
		expect(problemsOf({ ...game, en: { ...text, headline: "All {{gameLifes}}" } })[0]).toMatch(
			/^a.yaml:\d+: a placeholder in {{}} names no fact/,
		);
	});
});
