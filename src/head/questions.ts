import type { TFunction } from "i18next";

export interface FaqQuestion {
	readonly question: string;
	readonly answer: string;
}

/** The questions that a page's accordion answers, by their groups in `translation.json`. */
const questionKeys = {
	publish: ["publish.faq.fee", "publish.faq.apps", "publish.faq.support", "publish.faq.refunds", "publish.faq.leaving"],
	partnership: ["partnership.faq.degree", "partnership.faq.payment", "partnership.faq.duration"],
} as const;

/** Questions and answers of a page in the language of `t`. */
export function questionsOf(t: TFunction, page: keyof typeof questionKeys): FaqQuestion[] {
	return questionKeys[page].map((key) => ({ question: t(`${key}.question`), answer: t(`${key}.answer`) }));
}
