import { expect, it } from "vitest";
import { getPhoneticKey } from "./getPhoneticKey.ts";

it.each([
	["shooter", "шутер"],
	["boat", "бот"],
	["zombie", "зомби"],
	["glass", "глас"],
	["gonki", "гонки"],
])("%s and %s are the same by ear", (one, other) => {
	expect(getPhoneticKey(one)).toBe(getPhoneticKey(other));
});

it("keeps digits in the phonetic key", () => {
	expect(getPhoneticKey("2")).toBe("2");
});

it("writes every Cyrillic letter in Latin ones", () => {
	const sounds = [..."абвгдежзийклмнопрстуфхцчшщъыьэюя"].map(getPhoneticKey).join(" ");
	expect(sounds).toBe("a b v g d e zh z i i k l m n o p r s t u f h ts ch sh sh  i  e iu ia");
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
])("writes an English word as it is heard: %s is %s", (word, sound) => {
	expect(getPhoneticKey(word)).toBe(sound);
});
