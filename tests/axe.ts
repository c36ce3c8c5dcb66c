import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { expect } from "./fixtures.ts";

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/** What axe was asked and found: a line per broken rule, and how much of the page it could judge. */
interface AxeAnswer {
	readonly problems: string[];
	readonly rules: number;
	readonly nodes: number;
}

/** Asks axe in the page, into which it is loaded once: its own adapter loads it each time and fetches all that passed. */
async function runAxe(page: Page, part: string, options: RunOptions): Promise<AxeAnswer> {
	const isLoaded = await page.evaluate(() => {
		// What cannot be seen has no contrast.
		window.paintPage?.();
		return "axe" in window;
	});
	if (!isLoaded) await page.evaluate(axe.source);
	return page.evaluate(
		async ([selector, asked]) => {
			const { run } = (window as unknown as { axe: typeof axe }).axe;
			const { violations, passes }: AxeResults = await run(selector, asked);
			return {
				problems: violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(" ")}`),
				rules: passes.length,
				nodes: passes.reduce((sum, { nodes }) => sum + nodes.length, 0),
			};
		},
		[part, { ...options, selectors: false, iframes: false }] as const,
	);
}

/**
 * Checks the page, or a part of it, against WCAG 2.2 A and AA with axe. Returns a line per violation. `unasked` are
 * rules that cannot be judged there.
 */
export async function accessProblems(page: Page, part = "html", unasked: readonly string[] = []): Promise<string[]> {
	const { problems, rules } = await runAxe(page, part, {
		runOnly: { type: "tag", values: levels },
		rules: Object.fromEntries(unasked.map((rule) => [rule, { enabled: false }])),
		resultTypes: ["violations"],
	});
	expect(rules, "rules that axe could hold against it").toBeGreaterThan(part === "html" ? 10 : 5);
	return problems;
}

/** Texts whose colors axe finds too close to each other: what the other theme can break of a page that axe has seen. */
export async function contrastProblems(page: Page, part = "html"): Promise<string[]> {
	const { problems, nodes } = await runAxe(page, part, { runOnly: { type: "rule", values: ["color-contrast"] } });
	expect(nodes, "texts that axe could judge").toBeGreaterThan(5);
	return problems;
}
