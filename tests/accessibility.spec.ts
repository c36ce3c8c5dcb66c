import type { Page } from "@playwright/test";
import { accessProblems, contrastProblems } from "./axe.ts";
import { errorExamples, pageExamples, unknownGames } from "./examples.ts";
import { expect, open, test } from "./fixtures.ts";
import { languageList, languageToggle } from "./languageMenu.ts";

const everything = [...pageExamples, ...errorExamples, ...unknownGames].map(({ path }) => path);

/** The ways a page can stand, and how a visitor gets there. */
const states: Record<string, (page: Page) => Promise<void>> = {
	"as it loads": async () => {},
	"scrolled through": async (page) => {
		await page.evaluate(async () => {
			for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
				scrollTo({ top, behavior: "instant" });
				await new Promise((resolve) => setTimeout(resolve, 50));
			}
		});
	},
	"language menu open": async (page) => {
		await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		await languageToggle(page).click();
		await expect(languageList(page)).toBeVisible();
	},
	"contact window open": async (page) => {
		await page.keyboard.press("Escape");
		await page.keyboard.press("Escape");
		await page.locator('footer button[commandfor="contact"]').first().click();
		await expect(page.locator("#contact")).toBeVisible();
	},
	"cookie settings open": async (page) => {
		await page.keyboard.press("Escape");
		await page.locator('footer button[commandfor="consent"]').click();
		await expect(page.locator("#consent")).toBeVisible();
	},
};

/** A button that has scrolled half under the header is no smaller for it; each is measured in the other states. */
const unasked: Record<string, string[]> = { "scrolled through": ["target-size"] };

test("there are pages and states to check", () => {
	expect(everything.length).toBeGreaterThanOrEqual(10);
	expect(Object.keys(states).length).toBeGreaterThanOrEqual(5);
});

for (const width of [320, 1280]) {
	for (const path of everything) {
		test(`${path} at ${width} px meets WCAG 2.2 A and AA in every state`, async ({ page, problems }) => {
			test.setTimeout(90_000);
			problems.allow(/404/);
			// Nothing is caught half faded in.
			await page.emulateMedia({ reducedMotion: "reduce" });
			await page.setViewportSize({ width, height: 800 });
			await open(page, path);
			await page.emulateMedia({ colorScheme: "dark" });
			expect.soft(await contrastProblems(page), "in the dark theme").toEqual([]);
			await page.emulateMedia({ colorScheme: "light" });
			for (const [state, enter] of Object.entries(states)) {
				await enter(page);
				expect.soft(await accessProblems(page, "html", unasked[state]), state).toEqual([]);
			}
		});
	}
}
