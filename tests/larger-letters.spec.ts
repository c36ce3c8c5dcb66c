import { accessProblems } from "./axe.ts";
import { pageExamples } from "./examples.ts";
import { expect, open, test } from "./fixtures.ts";
import { cutTexts, horizontalOverflow } from "./measures.ts";

/** The browser's own setting for the size of letters, at twice the usual 16 px: lengths in `rem` and `em` follow it. */
const setting = "--blink-settings=defaultFontSize=32";

test.use({
	launchOptions: async ({ launchOptions }, use) => {
		await use({ ...launchOptions, args: [...(launchOptions.args ?? []), setting] });
	},
});

for (const { path } of pageExamples) {
	test(`${path}: nothing is cut or out of reach in letters twice the size`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await open(page, path);
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
		expect.soft(await horizontalOverflow(page), "wider than the window").toEqual([]);
		expect.soft(await cutTexts(page)).toEqual([]);
		expect.soft(await accessProblems(page)).toEqual([]);
	});
}
