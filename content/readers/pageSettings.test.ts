import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import settings from "#config/pageSettings/publish.json" with { type: "json" };
import { checkPageSettings } from "./pageSettings.server.ts";

const check = (page: string, from: string | RegExp, to: string) => () =>
	checkPageSettings((file) => {
		const text = readFileSync(file, "utf8");
		return file === `config/pageSettings/${page}.json` ? text.replace(from, to) : text;
	});

it("reports an article or a clause that does not exist", () => {
	expect(check("publish", /(?<="payoutArticle": ")[^"]+/, "gone")).toThrow(
		'config/pageSettings/publish.json: field "payoutArticle": there is no article "gone". Choose another one.',
	);
	expect(check("partnership", /"rate": "[\d.]+"/, '"rate": "8.99"')).toThrow(
		'config/pageSettings/partnership.json: field "clauses.rate": partners/terms-and-conditions has no clause 8.99. Correct its number.',
	);
});

it("reports an amount that the slider cannot select", () => {
	expect(check("publish", /(?<="revenueExamples": \[\s+)\d+/, "60000000")).toThrow(
		`field "revenueExamples", entry 1: write at most ${settings.revenueMost}, the end of the slider.`,
	);
	expect(check("publish", /"revenueFirst": \d+/, `"revenueFirst": ${settings.revenueStep / 2}`)).toThrow(
		`field "revenueFirst": write a multiple of ${settings.revenueStep}, the step of the slider.`,
	);
});
