import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import choices from "#config/choices/publish.json" with { type: "json" };
import { checkChoices } from "./choices.server.ts";

const check = (page: string, from: string | RegExp, to: string) => () =>
	checkChoices((file) => {
		const text = readFileSync(file, "utf8");
		return file === `config/choices/${page}.json` ? text.replace(from, to) : text;
	});

it("name an article or a clause that does not exist", () => {
	expect(check("publish", /(?<="payoutArticle": ")[^"]+/, "gone")).toThrow(
		'config/choices/publish.json: field "payoutArticle": there is no article "gone". Choose another one.',
	);
	expect(check("partnership", /"rate": "[\d.]+"/, '"rate": "8.99"')).toThrow(
		'config/choices/partnership.json: field "clauses.rate": partners/terms-and-conditions has no clause 8.99. Correct its number.',
	);
});

it("name an amount that the slider cannot select", () => {
	expect(check("publish", /(?<="revenueExamples": \[\s+)\d+/, "60000000")).toThrow(
		`field "revenueExamples", entry 1: write at most ${choices.revenueMost}, the end of the slider.`,
	);
	expect(check("publish", /"revenueFirst": \d+/, `"revenueFirst": ${choices.revenueStep / 2}`)).toThrow(
		`field "revenueFirst": write a multiple of ${choices.revenueStep}, the step of the slider.`,
	);
});
