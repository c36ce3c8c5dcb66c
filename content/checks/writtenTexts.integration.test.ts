import { expect, it } from "vitest";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import { newsTexts } from "./writtenTexts.ts";

const { at, putFiles } = temporaryFolder();

it("the texts of an article are in English, those of its translation in the language of the file", () => {
	putFiles({ "a.md": "{{referralRewards.2}} T$", "a.ru.md": "{{referralRewards.2}} T$" });
	const texts = newsTexts(at()).map(({ file, language, text }) => [file.endsWith(".ru.md"), language, text]);
	expect(texts.sort()).toEqual([
		[false, "en", "1.5 T$"],
		[true, "ru", "1,5 T$"],
	]);
});
