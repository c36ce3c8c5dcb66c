import { expect, it } from "vitest";
import { findTypos, insertNonBreakingSpaces } from "./russian.ts";

/** Shows no-break spaces as `~`. */
const shown = (line: string) => insertNonBreakingSpaces(line).replaceAll("\u00a0", "~");

it.each([
	["Играй в чате и на ходу", "Играй в~чате и~на~ходу"],
	["Он сказал: «В путь!»", "Он~сказал: «В~путь!»"],
	["Комиссия — не больше 15 % от продажи", "Комиссия~— не~больше 15~% от~продажи"],
	["Через 30 дней придёт 5 T$", "Через 30~дней придёт 5~T$"],
	["Награда {{referralRewards.1}} T$", "Награда {{referralRewards.1}}~T$"],
	["Ещё {{count}} игр", "Ещё {{count}}~игр"],
	["Знаете ли вы, что сделали бы?", "Знаете~ли вы, что сделали~бы?"],
	["1. Нажми кнопку", "1. Нажми кнопку"],
	["- и это", "- и~это"],
	["— Да? — спросил он", "— Да?~— спросил он"],
	['\t"title": "В доме"', '\t"title": "В~доме"'],
])("the no-break spaces of a Russian line %s", (line, expected) => {
	expect(shown(line)).toBe(expected);
});

it("the no-break spaces of a Russian line are left out if the unbreakable part would be too long for a phone", () => {
	expect(shown("и в достопримечательностях")).toBe("и~в достопримечательностях");
});

it("the no-break spaces of a Russian line are not added twice, nor to lines of other languages", () => {
	const line = insertNonBreakingSpaces("Играй в чате — и на ходу, 30 дней");
	expect(insertNonBreakingSpaces(line)).toBe(line);
	expect(insertNonBreakingSpaces("I am 5 years old — a fact")).toBe("I am 5 years old — a fact");
});

it.each([
	['\t"a": "Нажми \\"Играть\\" сейчас"', ['\\"Играть\\"']],
	["Игра - это просто", [" - "]],
	["Игра – это просто", [" – "]],
	["- пункт, 5–10 дней, из-за «слова» — всё", []],
	['"Plain" - in English', []],
])("misprints %s", (line, expected) => {
	expect(findTypos(line)).toEqual(expected);
});
