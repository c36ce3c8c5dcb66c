import type { TFunction } from "i18next";

export interface FaqQuestion {
	readonly question: string;
	readonly answer: string;
}

/** The questions that a page's accordion answers, by the last part of their translation keys. */
const questionKeys = {
	publish: ["fee", "apps", "support", "refunds", "leaving"],
	partnership: ["degree", "payment", "duration"],
} as const;

/** Questions and answers of a page in the language of `t`. */
export function questionsOf(t: TFunction, page: "publish" | "partnership"): FaqQuestion[] {
	if (page === "publish") {
		return questionKeys.publish.map((key) => ({
			question: t(`publish.faq.${key}.question`),
			answer: t(`publish.faq.${key}.answer`),
		}));
	}
	return questionKeys.partnership.map((key) => ({
		question: t(`partnership.faq.${key}.question`),
		answer: t(`partnership.faq.${key}.answer`),
	}));
}
