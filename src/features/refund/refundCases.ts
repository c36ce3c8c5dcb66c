import { refundWindow } from "#config/figures.ts";
import {
	disputeClause as dispute,
	type PeriodLength,
	type PolicyClause,
	refundClause as refund,
} from "#src/features/deadlines/policyPeriods.ts";

/** Questions of the refund policy in order, with their possible answers. */
export const refundQuestions = {
	what: ["bought", "gift", "product"],
	problem: ["missing", "wrong", "right"],
	use: ["untouched", "used", "attempted"],
	account: ["open", "restricted"],
	day: ["inTime", "late"],
} as const;

export type RefundQuestion = keyof typeof refundQuestions;

export const questionNames = Object.keys(refundQuestions) as RefundQuestion[];

export type RefundAnswers = { readonly [Name in RefundQuestion]?: (typeof refundQuestions)[Name][number] };

interface CaseShape {
	/** Name in translation keys. */
	readonly name: string;
	/** Answers that lead to this case; a missing question accepts any answer. */
	readonly when: { readonly [Name in RefundQuestion]?: readonly (typeof refundQuestions)[Name][number][] };
	readonly verdict: "yes" | "no";
	readonly clauses: readonly PolicyClause[];
	/** Period for the action that the case requires; absent without a deadline. */
	readonly period?: PeriodLength;
}

const harmedPurchase = { what: ["bought"], problem: ["missing", "wrong"] } as const;
const untouchedPurchase = { ...harmedPurchase, use: ["untouched"] } as const;

/** Every case of the refund policy (sections 1 to 4). Each combination of answers matches exactly one. */
export const refundCases = [
	{
		name: "missing",
		when: { ...untouchedPurchase, problem: ["missing"], account: ["open"], day: ["inTime"] },
		verdict: "yes",
		clauses: [refund("2.1"), refund("2.2"), refund("4.1"), refund("4.2")],
		period: refundWindow,
	},
	{
		name: "wrong",
		when: { ...untouchedPurchase, problem: ["wrong"], account: ["open"], day: ["inTime"] },
		verdict: "yes",
		clauses: [refund("2.1"), refund("3.2"), refund("3.3"), refund("4.1"), refund("4.2")],
		period: refundWindow,
	},
	{
		name: "restricted",
		when: { ...untouchedPurchase, account: ["restricted"], day: ["inTime"] },
		verdict: "no",
		clauses: [refund("3.1", "e"), refund("4.2"), dispute("2.4"), dispute("6.2")],
		period: refundWindow,
	},
	{
		name: "late",
		when: { ...untouchedPurchase, day: ["late"] },
		verdict: "no",
		clauses: [refund("3.1", "b"), refund("4.2")],
		period: refundWindow,
	},
	{
		name: "used",
		when: { ...harmedPurchase, use: ["used"] },
		verdict: "no",
		clauses: [refund("3.1", "a"), refund("3.3")],
	},
	{ name: "attempted", when: { ...harmedPurchase, use: ["attempted"] }, verdict: "no", clauses: [refund("3.1", "c")] },
	{ name: "right", when: { what: ["bought"], problem: ["right"] }, verdict: "no", clauses: [refund("2.1", "b")] },
	{ name: "gift", when: { what: ["gift"] }, verdict: "no", clauses: [refund("2.1", "a"), refund("3.1", "d")] },
	{ name: "product", when: { what: ["product"] }, verdict: "no", clauses: [refund("1.2"), refund("3.1", "f")] },
] as const satisfies readonly CaseShape[];

export type RefundCase = CaseShape & { readonly name: (typeof refundCases)[number]["name"] };

/** The case that the answers lead to; undefined while a relevant question is open. */
export function decideCase(answers: RefundAnswers): RefundCase | undefined {
	return (refundCases as readonly RefundCase[]).find((refundCase) => matchesCase(refundCase, answers));
}

export function matchesCase({ when }: Pick<RefundCase, "when">, answers: RefundAnswers): boolean {
	return Object.entries(when).every(([question, options]) =>
		(options as readonly string[]).includes(answers[question as RefundQuestion] ?? ""),
	);
}

/** The questions to ask, given the answers so far. */
export function openQuestions(answers: RefundAnswers): RefundQuestion[] {
	const asked: RefundQuestion[] = [];
	let known: RefundAnswers = {};
	for (const questionName of questionNames) {
		if (decideCase(known)) break;
		asked.push(questionName);
		if (answers[questionName] === undefined) break;
		known = { ...known, [questionName]: answers[questionName] };
	}
	return asked;
}
