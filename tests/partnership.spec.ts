import type { Page } from "@playwright/test";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { getWords } from "./examples.ts";
import { expect, test, waitForScripts } from "./fixtures.ts";
import { horizontalOverflow, measureShift } from "./measures.ts";

const main = (page: Page) => page.locator("main");

for (const language of ["en", "ru", "id"] as const) {
	const path = localizedPath(language, "/partnership-mba");
	const t = getWords(language);

	for (const scripted of language === "id" ? [true, false] : [true]) {
		test.describe(`in "${language}" ${scripted ? "with JavaScript" : "without JavaScript"}`, () => {
			test.use({ javaScriptEnabled: scripted });

			test("shows the start link on the first screen, opens the contact dialog, and fits every width without cut words", async ({
				page,
			}) => {
				await page.goto(path);
				if (scripted) await waitForScripts(page);
				await expect(page.getByText(t("partnership.hero.lede"))).toBeInViewport();
				const start = main(page)
					.getByRole("link", { name: t("partnership.start"), exact: true })
					.first();
				await expect(start).toBeInViewport({ ratio: 1 });
				const header = page.locator("body > header");
				await expect(header.getByRole("link", { name: t("partnership.register"), exact: true })).toBeVisible();
				for (const name of [t("partnership.partners.consulting.title"), site.name]) {
					await expect(main(page).getByRole("heading", { name, exact: true })).toBeVisible();
				}
				const reviews = page.getByRole("region", { name: t("partnership.reviews.title"), exact: true });
				await expect(reviews.getByRole("listitem")).toHaveCount(3);
				await expect(main(page).getByRole("link", { name: t("partnership.faq.terms"), exact: true })).toBeVisible();

				await test.step("only one question is open at a time", async () => {
					const questions = main(page).locator("summary");
					await questions.nth(0).click();
					await questions.nth(1).click();
					await expect(main(page).locator("details[open]"), "open questions").toHaveCount(1);
					await expect(main(page).locator("details").nth(1)).toHaveAttribute("open");
				});
				for (const button of [
					main(page).getByRole("button", { name: t("partnership.contact.action"), exact: true }),
					page
						.locator("footer")
						.getByRole("button", { name: t("nav.contact"), exact: true })
						.first(),
				]) {
					await button.click();
					await expect(page.getByRole("dialog")).toBeVisible();
					await page.keyboard.press("Escape");
					await expect(page.getByRole("dialog")).toHaveCount(0);
				}
				if (!scripted) return;

				await page.emulateMedia({ reducedMotion: "reduce" });
				for (const width of [320, 375, 768, 1024, 1440]) {
					await page.setViewportSize({ width, height: 900 });
					expect.soft(await horizontalOverflow(page), `${path} at ${width} px`).toEqual([]);
					const faults = await page
						.locator("a[data-variant], button[data-variant], h1, h2, h3")
						.evaluateAll((elements) =>
							elements.flatMap((element) => {
								const text = element.textContent ?? "";
								const range = document.createRange();
								range.selectNodeContents(element);
								const { width: drawn } = range.getBoundingClientRect();
								const { width: box } = element.getBoundingClientRect();
								// Of the box itself: on a tilted card the pieces of one line end at different heights.
								const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(element);
								const inner = element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
								const lines = Math.round(inner / Number.parseFloat(lineHeight));
								if (drawn > box + 2) return [`"${text}" is wider than its box`];
								return element.matches("[data-variant]") && lines > 2 ? [`"${text}" has ${lines} lines`] : [];
							}),
						);
					expect.soft(faults, `${path} at ${width} px`).toEqual([]);
				}
			});
		});
	}
}

for (const width of [375, 1440]) {
	test(`nothing shifts while the page loads at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		expect(await measureShift(page, "/partnership-mba")).toBe(0);
	});
}
