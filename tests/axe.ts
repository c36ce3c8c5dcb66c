import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/**
 * What axe finds against WCAG 2.2 A and AA in the page, or a part of it, as it stands: a line per broken rule. `unasked`
 * are rules that cannot be judged there.
 */
export async function accessProblems(page: Page, part = "html", unasked: string[] = []): Promise<string[]> {
	// No page of the site has frames: asking each one in a window of its own costs a third of the time.
	const axe = new AxeBuilder({ page }).include(part).withTags(rules).disableRules(unasked).setLegacyMode();
	const { violations, passes } = await axe.analyze();
	expect(passes.length, "rules that axe could hold against it").toBeGreaterThan(part === "html" ? 10 : 5);
	return violations.map(describe);
}

/** Texts whose colours axe finds too close to each other: what the other theme can break of a page that axe has seen. */
export async function contrastProblems(page: Page, part = "html"): Promise<string[]> {
	const axe = new AxeBuilder({ page }).include(part).withRules("color-contrast").setLegacyMode();
	const { violations, passes } = await axe.analyze();
	expect(passes[0]?.nodes.length, "texts that axe could judge").toBeGreaterThan(5);
	return violations.map(describe);
}

function describe({ id, help, nodes }: Violation): string {
	return `${id}: ${help}: ${nodes.map(({ html }) => html).join(" ")}`;
}
