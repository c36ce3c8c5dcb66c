import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkChoices } from "./choices.server.ts";

const written: Record<string, unknown> = JSON.parse(readFileSync("site/choices.json", "utf8"));

const check = (change: Record<string, unknown>) => () => checkChoices(JSON.stringify({ ...written, ...change }));

it("leads to articles and clauses that there are", () => {
	expect(() => checkChoices()).not.toThrow();
});

it("names an article or a clause that is not there", () => {
	expect(check({ payoutArticle: "gone" })).toThrow(
		'site/choices.json: field "payoutArticle": there is no article "gone". Choose another one.',
	);
	expect(check({ partnerClauses: { ...(written.partnerClauses as object), rate: "8.99" } })).toThrow(
		'site/choices.json: field "partnerClauses.rate": partners/terms-and-conditions has no clause 8.99. Correct its number.',
	);
});

it("names an amount on which the slider cannot stand", () => {
	expect(check({ revenueExamples: [1000, 5000, 60_000] })).toThrow(
		'field "revenueExamples", entry 3: write at most 50000, the end of the slider.',
	);
	expect(check({ revenueFirst: 750 })).toThrow(
		'field "revenueFirst": write a multiple of 500, the step of the slider.',
	);
});
