import { describe, expect, it } from "vitest";
import { gameSlugs } from "#content/readers/games.server.ts";
import { checkEntries, findLanguage } from "./importTexts.ts";
import { listTextUnits } from "./textUnits.ts";

const [game = ""] = gameSlugs();
const textUnits = listTextUnits("ru");
const play = "translation:layout.play";
const getSource = (id: string) => textUnits.find((unit) => unit.id === id)?.source ?? "";

/** Checks targets by id against a language that has only the texts in `existing`. */
function check(targets: Record<string, string>, existing: Record<string, string> = {}, unfinished?: string) {
	const entries = Object.entries(targets).map(([id, target]) => {
		return { id, source: getSource(id), target, notes: "", ...(unfinished && { unfinished }) };
	});
	const translations = textUnits.map((unit) => {
		const text = existing[unit.id];
		return { unit, state: "translated" as const, ...(text !== undefined && { text }) };
	});
	return checkEntries(entries, translations);
}

describe("checkEntries", () => {
	it.each([
		["translation:layout.home", "на главную", "it lacks the placeholder {{product}}; put it into the text"],
		["translation:layout.home", "{{name}}, {{product}}", "English has no placeholder {{name}} here; remove it or"],
		[play, "<b>Играть</b>", "it has HTML, <b>,"],
		[`games:${game}.headline`, "Быстрая <b>лодка</b>", "it has HTML, <b>,"],
		[play, "Иг\u202eрать", "it has the invisible character U+202E; remove it"],
		[play, "Играть {{", "it has a broken placeholder near {{; write it as {{name}}"],
		["meta:business.description", "Игры ".repeat(40), "it has 199 characters; shorten it to 155 at most"],
		["meta:business.description", "Игры", "it has 4 characters; write 120 at least"],
		[`games:${game}.headline`, "Лодка", "it has 5 characters; write at least 8 characters"],
		["documents:general/cookie-policy.1", "а".repeat(341), "it has 341 characters; shorten it to 340 characters"],
		["documents:general/cookie-policy.sections.1.1", "Куки", "it has 4 characters; write at least 10 characters"],
		["translation:studio.more_one", "игра", "it lacks the placeholder {{count}}; put it into the text"],
		["translation:home.gone", "Нет", "the site no longer has this text; export again"],
	])("rejects %s: %j with the fix", (id, target, problem) => {
		expect(check({ [id]: target }).refused[0]).toContain(`${id}: ${problem}`);
	});

	it("rejects a counted text without all its plural forms", () => {
		const forms = ["one", "few", "many", "other"].map((form) => `translation:games.count_${form}`);
		const [one = "", few = "", many = "", other = ""] = forms;
		const texts = { [one]: "{{count}} игра", [few]: "{{count}} игры" };
		expect(check(texts).refused[0]).toContain(`text are missing; translate ${many}, ${other} as well`);
		expect(check(texts, { [many]: "{{count}} игр", [other]: "{{count}} игры" }).accepted).toHaveLength(2);
	});

	it("neither accepts nor rejects texts that are not final", () => {
		const result = check({ [play]: "Игры" }, {}, "fuzzy");
		expect(result).toEqual({ accepted: [], refused: [], unfinished: ["fuzzy"], newerOnSite: [] });
	});

	it("keeps the site's text if only spaces, line ends or composition differ, and cleans others", () => {
		const existingText = "Играи\u0306\u00a0в чате".normalize("NFC");
		expect(check({ [play]: "Играи\u0306 в чате\r\n" }, { [play]: existingText }).accepted[0]?.text).toBe(existingText);
		expect(check({ [play]: "\ufeffИг\u00adраи\u0306\u200b " }).accepted[0]?.text).toBe("Играй");
	});
});

it.each([
	["ru_RU.UTF-8", "ru"],
	["ru-Cyrl", "ru"],
	["in_ID", "id"],
	["pt_br", "pt-BR"],
	["zh-CN", "zh"],
])("finds the language of the tag %s: %s", (tag, code) => {
	expect(findLanguage(tag, ["ru", "id", "pt", "pt-BR", "zh"])).toBe(code);
});

it.each(["", "de", "zh-TW", "sr-Latn", "Russian (Russia)"])("rejects the language tag %j with the fix", (tag) => {
	expect(() => findLanguage(tag, ["ru", "zh", "sr"])).toThrow(`"${tag}" is none of the site's languages ru, zh, sr.`);
});
