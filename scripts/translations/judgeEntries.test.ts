import { describe, expect, it } from "vitest";
import type { Entry } from "./formats/exchange.ts";
import { judgeEntries } from "./judgeEntries.ts";
import { digestOf } from "./unit.ts";
import { allUnits } from "./units/allUnits.ts";

const units = allUnits("ru");

/** A unit of the site, as a file of exchange brings a translation of it. */
function entryOf(id: string, target: string, more: Partial<Entry> = {}): Entry {
	const unit = units.find((candidate) => candidate.id === id);
	return { id, source: unit?.source ?? "", target, ...more };
}

/** What is said of entries where Russian has nothing yet but what is given. */
function judge(entries: readonly Entry[], texts: Readonly<Record<string, string>> = {}) {
	return judgeEntries(
		entries,
		units.map((unit) => {
			const text = texts[unit.id];
			return { unit, state: "translated" as const, ...(text !== undefined && { text }) };
		}),
	);
}

describe("a translation is taken over", () => {
	it("with the digest of the words that it was made from", () => {
		const entry = entryOf("translation:layout.play", " Играть\n", { source: "Play the games" });
		const { accepted, refused } = judge([entry]);
		expect(refused).toEqual([]);
		expect(accepted).toMatchObject([{ text: "Играть", digest: digestOf("Play the games") }]);
	});

	it("with the no-break spaces that it had, which some tools lose", () => {
		const id = "translation:layout.play";
		expect(judge([entryOf(id, "Играть в чате")], { [id]: "Играть в\u00a0чате" }).accepted).toMatchObject([
			{ text: "Играть в\u00a0чате" },
		]);
	});

	it("not where it is empty", () => {
		const { target: _, ...untranslated } = entryOf("translation:layout.play", "");
		expect(judge([untranslated])).toEqual({ accepted: [], refused: [], unfinished: {} });
	});

	it.each(["Играть", "Игры"])("not where the file marks it as not final, whatever the text: %s", (text) => {
		const id = "translation:layout.play";
		const entries = ["fuzzy", 'state="new"', "fuzzy"].map((unfinished) => entryOf(id, text, { unfinished }));
		expect(judge(entries, { [id]: "Играть" })).toEqual({
			accepted: [],
			refused: [],
			unfinished: { fuzzy: 2, 'state="new"': 1 },
		});
	});

	it("without invisible characters and with composed letters", () => {
		const entry = entryOf("translation:layout.play", "\ufeffИ\u00adграи\u0306\u200b в чате\r\n");
		expect(judge([entry]).accepted).toMatchObject([{ text: "Играй в чате" }]);
	});

	it("as unchanged where only line ends, composition or invisible characters differ", () => {
		const id = "games:boat-attack.description";
		const text = units.find((unit) => unit.id === id)?.source ?? "";
		const entry = entryOf(id, text.replaceAll("\n", "\r\n"), { source: text.replaceAll("\n", "\r\n") });
		expect(text).toContain("\n");
		expect(judge([entry], { [id]: text }).accepted).toMatchObject([{ text, digest: digestOf(text) }]);
	});
});

describe("a translation is refused, with its id and the remedy,", () => {
	it.each([
		["translation:layout.home", "на главную", "it lacks {{product}}; put it in as English has it"],
		["translation:layout.home", "{{name}}, {{product}}", "English has no {{name}} here; take it out"],
		["translation:layout.play", "<1>Играть</1>", "English has no </1> or <1> here; take it out"],
		["translation:layout.play", "Иг\u202eрать", "it has the invisible character U+202E; take it out"],
		["translation:layout.play", "Иг\u2028рать", "it has the invisible character U+2028; take it out"],
		["translation:layout.play", "Играть {{", "it has a broken placeholder near {{; write it as {{name}}"],
		["meta:business.description", "Игры ".repeat(40), "it has 199 characters; shorten it to 160 at most"],
		["meta:business.description", "Игры", "it has 4 characters; write 50 at least"],
		["games:boat-attack.headline", "Лодка", "it has 5 characters; write at least 8 characters"],
		["games:boat-attack.description", "Лодка", "it has 1 words; write 80 to 150, paragraphs apart by a blank line"],
		[
			"documents:general/cookie-policy.1",
			"а".repeat(341),
			"it has 341 characters; shorten it to 340 characters at most",
		],
	])("where it does not hold: %s %j", (id, target, problem) => {
		expect(judge([entryOf(id, target)])).toMatchObject({ accepted: [], refused: [`${id}: ${problem}`] });
	});

	it("where forms of its counted text are missing in the file and on the site", () => {
		const forms = ["one", "few", "many", "other"].map((form) => `translation:games.count_${form}`);
		const [one = "", few = "", many = "", other = ""] = forms;
		const entries = [one, few].map((id) => entryOf(id, "{{count}} игры"));
		expect(judge(entries).refused).toEqual(
			[one, few].map(
				(id) => `${id}: other forms of this counted text are missing; translate ${many}, ${other} as well`,
			),
		);
		expect(judge(entries, { [many]: "{{count}} игр", [other]: "{{count}} игры" }).accepted).toHaveLength(2);
	});

	it("where the form for one lacks the number that English may leave out", () => {
		const id = "translation:studio.more_one";
		expect(judge([entryOf(id, "игра")]).refused[0]).toContain(`${id}: it lacks {{count}}`);
	});

	it("where the site has no such text any more", () => {
		expect(judge([entryOf("translation:home.gone", "Нет")]).refused).toEqual([
			"translation:home.gone: the site has no such text any more; export again for what took its place",
		]);
	});
});
