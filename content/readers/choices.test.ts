import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkChoices } from "./choices.server.ts";

/** Checks the files with a text of one of them changed. */
const check = (page: string, from: string, to: string) => () =>
	checkChoices((file) => {
		const text = readFileSync(file, "utf8");
		return file === `config/choices/${page}.json` ? text.replace(from, to) : text;
	});

it("refer to existing articles and clauses", () => {
	expect(() => checkChoices()).not.toThrow();
});

it("name an article or a clause that does not exist", () => {
	expect(check("publish", "from-sdk-to-first-payout-a-worked-example", "gone")).toThrow(
		'config/choices/publish.json: field "payoutArticle": there is no article "gone". Choose another one.',
	);
	expect(check("partnership", '"rate": "8.1"', '"rate": "8.99"')).toThrow(
		'config/choices/partnership.json: field "clauses.rate": partners/terms-and-conditions has no clause 8.99. Correct its number.',
	);
});

it("name an amount that the slider cannot select", () => {
	expect(check("publish", "\t\t50000\n", "\t\t60000\n")).toThrow(
		'field "revenueExamples", entry 5: write at most 50000, the end of the slider.',
	);
	expect(check("publish", '"revenueFirst": 10000', '"revenueFirst": 750')).toThrow(
		'field "revenueFirst": write a multiple of 500, the step of the slider.',
	);
});
