import { describe, expect, test } from "vitest";
import { localizedPath } from "#config/paths.ts";
import { type Element, getTexts, getVisibleText, selectAll } from "#tests/dom.ts";
import { asLine, getTranslator } from "#tests/examples.ts";
import { type BuiltPage, builtPage, hasText } from "./pages.ts";

const guidelinesPath = "/docs/guidelines";

for (const language of ["en", "ru"] as const) {
	const t = getTranslator(language);

	const region = (page: BuiltPage, title: string) =>
		selectAll(page.main, "section").find((part) => selectAll(part, "h3").some(hasText(title))) as Element;

	/** Visible fields and buttons without JavaScript. */
	const findIdleControls = (part: Element): Element[] => {
		const withScripts = ":is([data-js-only], [data-requires-js])";
		const hidden = selectAll(part, `${withScripts}, ${withScripts} *`);
		return selectAll(part, "input, button").filter((control) => !hidden.includes(control));
	};

	describe(`the calculators in "${language}" without scripts`, () => {
		test("render the worked example as a table with a total, and the drawings with their texts", () => {
			const page = builtPage(localizedPath(language, `${guidelinesPath}/customers/referral-program`));
			const rewardRegion = region(page, t("guidelines.rewards.title"));
			const rows = getTexts(rewardRegion, "tr");
			expect(rows).toHaveLength(5);
			expect(rows[2]).toContain(asLine(t("guidelines.fleet.2.name")));
			expect(rows[2]).toContain(language === "ru" ? "1,5 T$" : "1.5 T$");
			const rewardSentences = getTexts(rewardRegion, "p");
			expect(rewardSentences[rewardSentences.indexOf(asLine(t("guidelines.rewards.total"))) + 1]).toBe("8 T$");
			expect(findIdleControls(rewardRegion).map(getVisibleText)).toEqual([]);
			expect(selectAll(page.main, "figure li")).toHaveLength(4 + 5 + 6);
		});

		// Their tables: src/features/deadlines/Deadlines.test.tsx and src/features/refund/RefundChecker.test.tsx.
		test("show no field or button of the deadlines and the refund checker", () => {
			const page = builtPage(localizedPath(language, `${guidelinesPath}/general/return-and-refund-policy`));
			for (const part of ["deadlines", "refund"] as const) {
				const section = region(page, t(`guidelines.${part}.title`));
				expect(selectAll(section, "table").length, part).toBeGreaterThan(0);
				expect(findIdleControls(section).map(getVisibleText), part).toEqual([]);
			}
		});
	});
}
