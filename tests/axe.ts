import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { expect } from "./fixtures.ts";

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/**
 * Checks the page, or a part of it, against WCAG 2.2 A and AA with axe. Returns a line per violation. `unasked` are
 * rules that cannot be judged there. Axe is loaded once in a page: its own adapter loads it each time and fetches all that passed.
 */
export async function accessProblems(page: Page, part = "html", unasked: readonly string[] = []): Promise<string[]> {
	const isLoaded = await page.evaluate(() => {
		// What cannot be seen has no contrast.
		window.paintPage?.();
		return "axe" in window;
	});
	if (!isLoaded) await page.evaluate(axe.source);
	const options: RunOptions = {
		runOnly: { type: "tag", values: levels },
		rules: Object.fromEntries(unasked.map((rule) => [rule, { enabled: false }])),
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
	expect(rules, "rules that axe could hold against it").toBeGreaterThan(part === "html" ? 10 : 5);
	return problems;
}
