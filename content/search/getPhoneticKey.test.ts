import { expect, it } from "vitest";
import { getPhoneticKey } from "./getPhoneticKey.ts";

it("transliterates every Cyrillic letter to Latin letters", () => {
	const phoneticKeys = [..."абвгдежзийклмнопрстуфхцчшщъыьэюя"].map(getPhoneticKey).join(" ");
	expect(phoneticKeys).toBe("a b v g d e zh z i i k l m n o p r s t u f h ts ch sh sh  i  e iu ia");
});

it.each([
	["2", "2"],
	["rack", "rak"],
	["phone", "fon"],
	["third", "tird"],
	["book", "buk"],
	["shooter", "shuter"],
	["шутер", "shuter"],
	["гонки", "gonki"],
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
])("transcribes a word by its sound: %s is %s", (word, sound) => {
	expect(getPhoneticKey(word)).toBe(sound);
});
