import { expect, it } from "vitest";
import { pricesOf, readPrices } from "./prices.server.ts";

const lists = readPrices("customers:\n  sendingTeleDollars:\n    en: 0.5 T$\n    ru: 0,5 T$\n");

it("gives a chapter its own prices, in the language of the page", () => {
	expect(pricesOf("customers", "en", lists)).toEqual({ sendingTeleDollars: "0.5 T$" });
	expect(pricesOf("customers", "ru", lists)).toEqual({ sendingTeleDollars: "0,5 T$" });
	expect(pricesOf("developers", "en", lists)).toEqual({});
	expect(pricesOf("constructor", "en", lists)).toEqual({});
});

it("names the file, the field and the remedy of a price that does not hold", () => {
	expect(() => readPrices("customers:\n  sending:\n    en: 1\n")).toThrow(
		'content/prices.yaml: unknown field in "customers": sending. Remove it or correct its name.',
	);
	expect(() => readPrices("customers:\n  sendingCrypto:\n    en: 1 T$\n")).toThrow(
		'content/prices.yaml: field "customers.sendingCrypto.ru": it is missing; add it.',
	);
});
