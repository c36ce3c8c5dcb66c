import { errorExamples, pageExamples } from "./examples.ts";
import { expect, test } from "./fixtures.ts";

for (const scripted of [true, false]) {
	test.describe(scripted ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled: scripted });

		for (const { path } of [...pageExamples, ...errorExamples]) {
			test(`${path}: no link and no button is dead`, async ({ page, problems }) => {
				problems.allow(/404/);
				await page.goto(path);
				await expect(page.locator("a")).not.toHaveCount(0);
				await expect(page.locator('a:not([href]), a[href=""], a[href="#"], a[href^="javascript:"]')).toHaveCount(0);
				const dead = await page.locator("button:visible").evaluateAll((buttons) =>
					buttons
						.filter((button) => {
							const target = button.getAttribute("commandfor") ?? button.getAttribute("popovertarget");
							return target ? !document.getElementById(target) : !button.hasAttribute("data-needs-app");
						})
						.map((button) => button.outerHTML),
				);
				expect(dead).toEqual([]);
				if (!scripted)
					await expect(page.locator("[data-needs-app]:not(a[href]):visible"), "needs the app").toHaveCount(0);
			});
		}
	});
}
