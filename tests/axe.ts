import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { expect } from "./fixtures.ts";

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/**
 * Checks a part of the page against WCAG 2.2 A and AA, without the rules `ignored`. Returns a line per violation.
 * Does not use @axe-core/playwright, which loads axe for each check and transfers all passed rules.
 */
export async function accessProblems(page: Page, part = "html", ignored: readonly string[] = []): Promise<string[]> {
	const isLoaded = await page.evaluate(() => {
		// axe cannot measure contrast in an unpainted page.
		window.paintPage?.();
		return "axe" in window;
	});
	if (!isLoaded) await page.evaluate(axe.source);
	const options: RunOptions = {
		runOnly: { type: "tag", values: levels },
		rules: Object.fromEntries(ignored.map((rule) => [rule, { enabled: false }])),
		resultTypes: ["violations"],
		selectors: false,
		iframes: false,
	};
	const { problems, rules } = await page.evaluate(
		async ([selector, asked]) => {
			const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run(selector, asked);
			return {
				problems: violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(" ")}`),
				rules: passes.length,
			};
		},
		[part, options] as const,
	);
	expect(rules, "rules that axe applied").toBeGreaterThan(part === "html" ? 10 : 5);
	return problems;
}
