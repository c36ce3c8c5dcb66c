import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TranslationTree } from "./translateText.ts";

beforeEach(() => vi.resetModules());

/** Entries of the questions on the publish page, with these as the only Russian texts. */
async function listQuestions(translations: TranslationTree) {
	const { addTranslations, i18nFor } = await import("./i18n.ts");
	addTranslations("ru", "translation", translations);
	const { listNames } = await import("./listNames.ts");
	return listNames(i18nFor("ru"), "publish.faq");
}

describe("the entries of a list in a language's file", () => {
	it("come in the order of the file, without the list's own texts", async () => {
		const faqTexts = {
			title: "Questions",
			second: { question: "?", answer: "!" },
			first: { question: "?", answer: "!" },
		};
		expect(await listQuestions({ publish: { faq: faqTexts } })).toEqual(["second", "first"]);
	});

	it.each([{}, { publish: {} }, { publish: { title: "Publish" } }])(
		"are empty for %o, which lacks the list",
		async (texts) => {
			expect(await listQuestions(texts as TranslationTree)).toEqual([]);
		},
	);
});
