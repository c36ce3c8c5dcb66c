import { expect, it } from "vitest";
import { flagsOf } from "#app/components/Flag/flags.server.ts";
import { addLanguage } from "./addLanguage.ts";
import { describeLanguage } from "./describeLanguage.ts";

it.each(["", "xx", "DE", "de-AT", "../de", "german"])(
	"no language begins by %j, and the remedy is told",
	async (code) => {
		await expect(addLanguage(code)).rejects.toThrow(`"${code}" is no language's code. Write two small letters`);
	},
);

it("a language that is there does not begin anew", async () => {
	await expect(addLanguage("ru")).rejects.toThrow(
		"Russian (ru) is there already: npm run translations -- status --to ru",
	);
});

it("the language of the originals does not begin, and no command is named that refuses it", async () => {
	await expect(addLanguage("en")).rejects.toThrow("The site is written in English (en). Add another language.");
});

it.each([
	["de", { name: "Deutsch", flag: "de", direction: "ltr", pluralForms: ["one", "other"] }],
	["uk", { name: "Українська", flag: "ua", direction: "ltr" }],
	["ar", { flag: "eg", direction: "rtl", pluralForms: ["zero", "one", "two", "few", "many", "other"] }],
	["he", { direction: "rtl" }],
])("%s is described by what the standard library knows", (code, facts) => {
	const described = describeLanguage(code);
	expect(flagsOf([described.flag])).toHaveProperty([described.flag]);
	expect({ ...described, pluralForms: [...described.pluralForms].sort() }).toMatchObject({
		...facts,
		...("pluralForms" in facts && { pluralForms: [...(facts.pluralForms ?? [])].sort() }),
	});
});
