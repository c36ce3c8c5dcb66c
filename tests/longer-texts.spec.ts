import { featuredGames } from "../app/content/games.server.ts";
import { site } from "../content/site.ts";
import { pageExamples } from "./examples.ts";
import { expect, open, test } from "./fixtures.ts";
import { cutTexts, horizontalOverflow, lengthenTexts } from "./measures.ts";

const names = [site.name, ...featuredGames().map(({ title }) => title)];

for (const { path } of pageExamples.filter(({ language }) => language === "en")) {
	test(`${path}: nothing is cut in a language that is 40 % longer`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await open(page, path);
		expect(await lengthenTexts(page, names)).toBeGreaterThan(20);
		for (const width of [320, 768, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			expect.soft(await horizontalOverflow(page), `wider than the window at ${width} px`).toEqual([]);
			expect.soft(await cutTexts(page), `at ${width} px`).toEqual([]);
		}
	});
}
