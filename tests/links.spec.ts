import { errorExamples, pageExamples, unknownGames } from "./examples.ts";
import { expect, test, waitForScripts } from "./fixtures.ts";

// Here only visible, clickable links; tests/built/layouts.test.ts checks the HTML of every page.
// Languages differ in words, and one page of each other language stands for them.
const walked = [
	...pageExamples.filter(({ language }) => language === "en").map(({ path }) => path),
	...["/ru", "/id/partnership-mba"],
	...errorExamples.map(({ path }) => path),
	...unknownGames.map(({ path }) => path),
];

for (const scripted of [true, false]) {
	test.describe(scripted ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled: scripted });

		// In parts, which run side by side.
		for (const part of [0, 1, 2]) {
			const paths = walked.filter((_, index) => index % 3 === part);

			test(`every button works and nothing violates the policy while scrolling: ${paths.join(" ")}`, async ({
				page,
				problems,
			}) => {
				test.setTimeout(60_000);
				problems.allow(/404/);
				for (const path of paths) {
					await test.step(path, async () => {
						await page.goto(path);
						if (scripted) await waitForScripts(page);
						const dead = await page.locator("button:visible").evaluateAll((buttons) =>
							buttons
								.filter((button) => {
									const target = button.getAttribute("commandfor") ?? button.getAttribute("popovertarget");
									return target
										? !document.getElementById(target)
										: !button.closest("[data-requires-js], [data-js-only]");
								})
								.map((button) => button.outerHTML),
						);
						expect.soft(dead, `${path}: buttons that do nothing`).toEqual([]);
						if (scripted) {
							// Pictures and scripts load when they become visible.
							await page.evaluate(async () => {
								for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
									scrollTo({ top, behavior: "instant" });
									await new Promise((resolve) => setTimeout(resolve, 50));
								}
							});
							await page.waitForLoadState("load");
						} else {
							const useless = page.locator("[data-requires-js]:not(a[href]):visible, [data-js-only]:visible");
							await expect.soft(useless, `${path}: what needs scripts is shown`).toHaveCount(0);
						}
					});
				}
			});
		}
	});
}
