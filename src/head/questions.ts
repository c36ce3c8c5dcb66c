import type { I18n } from "#src/i18n/i18n.ts";
import { listNames } from "#src/i18n/listNames.ts";

export type FaqQuestion = ReturnType<typeof getFaqQuestions>[number];

/** Questions and answers of a page; their number depends on the language. */
export function getFaqQuestions(i18n: I18n, page: "publish" | "partnership") {
	const keys =
		page === "publish"
			? listNames(i18n, "publish.faq").map((name) => `publish.faq.${name}` as const)
			: listNames(i18n, "partnership.faq").map((name) => `partnership.faq.${name}` as const);
	return keys.map((key) => ({ question: i18n.t(`${key}.question`), answer: i18n.t(`${key}.answer`) }));
}
