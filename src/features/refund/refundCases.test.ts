import { describe, expect, it } from "vitest";
import { blocksOf } from "#content/model/document.ts";
import { anchorsOf } from "#content/model/structureDocument.ts";
import { documentBody } from "#content/readers/documents.server.ts";
import {
	decideCase,
	openQuestions,
	questionNames,
	type RefundAnswers,
	type RefundQuestion,
	refundCases,
	refundQuestions,
} from "./refundCases.ts";

/** Every combination of answers to all questions. */
const combinations = questionNames.reduce<RefundAnswers[]>(
	(known, question) =>
		known.flatMap((answers) => refundQuestions[question].map((answer) => ({ ...answers, [question]: answer }))),
	[{}],
);

describe("the cases of the refund checker", () => {
	it.each(combinations)("contain exactly one case for the answers %j", (answers) => {
		const fitting = refundCases.filter(({ when }) =>
			Object.entries(when).every(([question, options]) =>
				(options as readonly string[]).includes(answers[question as RefundQuestion] ?? ""),
			),
		);
		expect(fitting.map(({ name }) => name)).toHaveLength(1);
		expect(decideCase(answers)?.name).toBe(fitting[0]?.name);
	});

	it("are all reachable by some answers", () => {
		const reached = new Set(combinations.map((answers) => decideCase(answers)?.name));
		expect(refundCases.filter(({ name }) => !reached.has(name))).toEqual([]);
	});

	it.each(refundCases)("$name refers to existing clauses and items", ({ clauses }) => {
		for (const { number, ...rest } of clauses as readonly { number: string; item?: string; document?: string }[]) {
			const body = documentBody(
				"en",
				rest.document ? "general.dispute-resolution-policy" : "general.return-and-refund-policy",
			);
			expect(anchorsOf(body)).toContain(number);
			const clause = blocksOf(body).find((block) => block.kind === "clause" && block.number === number);
			if (rest.item) expect(JSON.stringify(clause)).toContain(`(${rest.item}) `);
		}
	});
});

describe("the questions of the refund checker", () => {
	it("follow one another and stop when the case is decided", () => {
		expect(openQuestions({})).toEqual(["what"]);
		expect(openQuestions({ what: "product" })).toEqual(["what"]);
		expect(openQuestions({ what: "bought" })).toEqual(["what", "problem"]);
		expect(openQuestions({ what: "bought", problem: "wrong", use: "used", day: "late" })).toEqual([
			"what",
			"problem",
			"use",
		]);
		expect(openQuestions({ what: "bought", problem: "wrong", use: "untouched", account: "open" })).toEqual(
			questionNames,
		);
	});
});
