import { expect, it } from "vitest";
import { getPhoneticKey } from "./getPhoneticKey.ts";

it.each([
	["shooter", "шутер"],
	["boat", "бот"],
	["zombie", "зомби"],
	["glass", "глас"],
	["gonki", "гонки"],
])("returns the same phonetic key for %s and %s", (one, other) => {
	expect(getPhoneticKey(one)).toBe(getPhoneticKey(other));
});

it("keeps digits in the phonetic key", () => {
	expect(getPhoneticKey("2")).toBe("2");
});

it("transliterates every Cyrillic letter to Latin letters", () => {
	const phoneticKeys = [..."абвгдежзийклмнопрстуфхцчшщъыьэюя"].map(getPhoneticKey).join(" ");
	expect(phoneticKeys).toBe("a b v g d e zh z i i k l m n o p r s t u f h ts ch sh sh  i  e iu ia");
});

it.each([
	["rack", "rak"],
	["phone", "fon"],
	["third", "tird"],
	["book", "buk"],
	["see", "si"],
	["sea", "si"],
	["boat", "bot"],
	["city", "siti"],
	["race", "ras"],
	["cycle", "sikl"],
	["cat", "kat"],
	["chat", "chat"],
	["quiz", "kuiz"],
	["fox", "foks"],
	["wax", "vaks"],
	["jam", "dzham"],
	["glass", "glas"],
	["aaa", "a"],
	["she", "she"],
	["canoe", "kanoe"],
	["zombie", "zombi"],
	["genesis", "genesis"],
])("transcribes an English word by its sound: %s is %s", (word, sound) => {
	expect(getPhoneticKey(word)).toBe(sound);
});
