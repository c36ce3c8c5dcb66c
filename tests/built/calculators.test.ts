import { describe, expect, test } from "vitest";
import { localizedPath } from "#config/paths.ts";
import { type Element, elements, getAttribute, getVisibleText } from "#tests/dom.ts";
import { asLine, getTranslator } from "#tests/examples.ts";
import { allWithin, type BuiltPage, builtPage, findWithin, hasText } from "./pages.ts";

const guidelinesPath = "/docs/guidelines";

for (const language of ["en", "ru"] as const) {
	const t = getTranslator(language);

	const region = (page: BuiltPage, title: string) =>
		findWithin(
			page.landmark("main"),
			(part) => part.tagName === "section" && allWithin(part, "h3").some(hasText(title)),
		);

	/** Visible fields and buttons without JavaScript. */
	const findIdleControls = (part: Element): Element[] => {
		const hidden = new Set([...elements(part)].filter(onlyWithApp).flatMap((found) => [found, ...elements(found)]));
		return [...elements(part)]
			.filter(({ tagName }) => /^(input|button)$/.test(tagName))
			.filter((one) => !hidden.has(one));
	};

	describe(`the calculators in "${language}" without scripts`, () => {
		test("render the worked example as a table with a total, and the drawings with their texts", () => {
			const page = builtPage(localizedPath(language, `${guidelinesPath}/customers/referral-program`));
			const rewardRegion = region(page, t("guidelines.rewards.title"));
			const rows = allWithin(rewardRegion, "tr");
			expect(rows).toHaveLength(5);
			expect(getVisibleText(rows[2])).toContain(asLine(t("guidelines.fleet.2.name")));
			expect(getVisibleText(rows[2])).toContain(language === "ru" ? "1,5 T$" : "1.5 T$");
			const rewardSentences = allWithin(rewardRegion, "p").map(getVisibleText);
			expect(rewardSentences[rewardSentences.indexOf(asLine(t("guidelines.rewards.total"))) + 1]).toBe("8 T$");
			expect(findIdleControls(rewardRegion).map(getVisibleText)).toEqual([]);
			const drawings = allWithin(page.landmark("main"), "figure");
			expect(drawings.flatMap((drawing) => allWithin(drawing, "li"))).toHaveLength(4 + 5 + 6);
		});

		// Their tables: src/features/deadlines/Deadlines.test.tsx and src/features/refund/RefundChecker.test.tsx.
		test("show no field or button of the deadlines and the refund checker", () => {
			const page = builtPage(localizedPath(language, `${guidelinesPath}/general/return-and-refund-policy`));
			for (const part of ["deadlines", "refund"] as const) {
				const section = region(page, t(`guidelines.${part}.title`));
				expect(allWithin(section, "table").length, part).toBeGreaterThan(0);
				expect(findIdleControls(section).map(getVisibleText), part).toEqual([]);
			}
		});
	});
}

function onlyWithApp(element: Element): boolean {
	return ["data-js-only", "data-requires-js"].some((name) => getAttribute(element, name) !== undefined);
}
