import { describe, expect, it } from "vitest";
import { flattenBlocks } from "#content/model/document.ts";
import { collectAnchors } from "#content/model/structureDocument.ts";
import { documentBody } from "#content/readers/documents.server.ts";
import {
	decideCase,
	matchesCase,
	openQuestions,
	questionNames,
	type RefundAnswers,
	refundCases,
	refundQuestions,
} from "./refundCases.ts";

const answerCombinations = questionNames.reduce<RefundAnswers[]>(
	(known, question) =>
		known.flatMap((answers) => refundQuestions[question].map((answer) => ({ ...answers, [question]: answer }))),
	[{}],
);

describe("the cases of the refund checker", () => {
	it.each(answerCombinations)("contain exactly one case for the answers %j", (answers) => {
		expect(refundCases.filter((refundCase) => matchesCase(refundCase, answers))).toEqual([decideCase(answers)]);
	});

	it("are all reachable by some answers", () => {
		const reachedCases = new Set(answerCombinations.map((answers) => decideCase(answers)?.name));
		expect(refundCases.filter(({ name }) => !reachedCases.has(name))).toEqual([]);
	});

	it.each(refundCases)("$name refers to existing clauses and items", ({ clauses }) => {
		for (const { number, item, document } of clauses) {
			const body = documentBody("en", `general.${document}`);
			expect(collectAnchors(body)).toContain(number);
			const clause = flattenBlocks(body).find((block) => block.kind === "clause" && block.number === number);
			if (item) expect(JSON.stringify(clause)).toContain(`(${item}) `);
		}
	});
});

it("the questions follow one another and stop when the case is decided", () => {
	expect(openQuestions({})).toEqual(["what"]);
	expect(openQuestions({ what: "product" })).toEqual(["what"]);
	expect(openQuestions({ what: "bought" })).toEqual(["what", "problem"]);
	const wrong = { what: "bought", problem: "wrong" } as const;
	expect(openQuestions({ ...wrong, use: "used", day: "late" })).toEqual(["what", "problem", "use"]);
	expect(openQuestions({ ...wrong, use: "untouched", account: "open" })).toEqual(questionNames);
});
