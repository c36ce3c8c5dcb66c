import type { Page } from "@playwright/test";
import { localizedPath } from "../app/routing/paths.ts";
import { site } from "../content/site.ts";
import { words } from "./examples.ts";
import { booted, expect, open, test } from "./fixtures.ts";
import { horizontalOverflow, measureShift } from "./measures.ts";

const main = (page: Page) => page.locator("main");

for (const language of ["en", "ru", "id"] as const) {
	const path = localizedPath(language, "/partnership-mba");
	const publish = language === "ru" ? "/ru/publish" : "/publish";
	const t = words(language);

	for (const scripted of [true, false]) {
		test.describe(`in "${language}" ${scripted ? "with the app" : "without JavaScript"}`, () => {
			test.use({ javaScriptEnabled: scripted });

			test.beforeEach(async ({ page }) => {
				await page.goto(path);
				if (scripted) await booted(page);
			});

			test("hero: headline, lede, and a start-now button to the marketplace in the first screen", async ({ page }) => {
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(
					`${t("partnership.hero.line1")} ${t("partnership.hero.line2")}`,
				);
				await expect(page.getByText(t("partnership.hero.lede"))).toBeInViewport();
				const start = main(page)
					.getByRole("link", { name: t("partnership.start"), exact: true })
					.first();
				await expect(start).toBeInViewport({ ratio: 1 });
				await expect(start).toHaveAttribute("href", site.links.marketplace);
			});

			test("three partner cards, then four numbered cards, the second with four tasks and a way to publishing", async ({
				page,
			}) => {
				for (const card of ["learner", "maker", "connector"] as const) {
					const article = main(page)
						.getByRole("article")
						.filter({ has: page.getByRole("heading", { name: t(`partnership.audience.${card}.title`), exact: true }) });
					await expect(article).toContainText(t(`partnership.audience.${card}.text`));
				}
				const steps = main(page).locator("ol").first().locator("> li");
				await expect(steps).toHaveCount(4);
				for (const [index, step] of (["register", "tasks", "customers", "paid"] as const).entries()) {
					await expect(steps.nth(index)).toContainText(String(index + 1));
					await expect(steps.nth(index).getByRole("heading")).toHaveText(t(`partnership.steps.${step}.title`));
					await expect(steps.nth(index)).toContainText(t(`partnership.steps.${step}.text`));
				}
				await expect(steps.nth(1).getByRole("listitem")).toHaveText(
					(["choose", "vendor", "connect", "list"] as const).map((task) => t(`partnership.steps.tasks.${task}`)),
				);
				const link = steps.nth(1).getByRole("link", { name: t("partnership.steps.tasks.link"), exact: true });
				await expect(link).toHaveAttribute("href", publish);
				const document = `${language === "ru" ? "/ru" : ""}/docs/guidelines/partners/terms-and-conditions`;
				const clauses = steps.nth(3).locator(`a[href^="${document}#"]`);
				await expect(clauses).toHaveText(
					["8.1", "3.3", "8.2", "9.1", "9.2", "12.2"].map((number) => t("partnership.terms.clause", { number })),
				);
				await expect(steps.nth(3)).toContainText(t("partnership.terms.rate.text"));
			});

			test("two partners, three reviews with title, text and picture", async ({ page }) => {
				for (const name of [t("partnership.partners.consulting.title"), site.name]) {
					await expect(main(page).getByRole("heading", { name, exact: true })).toBeVisible();
				}
				const reviews = page.getByRole("region", { name: t("partnership.reviews.title"), exact: true });
				await expect(reviews.getByRole("listitem")).toHaveCount(3);
				for (const [index, person] of (["developer", "baker", "bookkeeper"] as const).entries()) {
					const review = reviews.getByRole("listitem").nth(index);
					await expect(review).toContainText(t(`partnership.reviews.${person}.title`));
					await expect(review).toContainText(t(`partnership.reviews.${person}.text`));
					await expect(review.getByRole("img")).toHaveAttribute("alt", t(`partnership.reviews.${person}.alt`));
				}
			});

			test("a second start-now call leads to the marketplace, and contact us opens the contact window", async ({
				page,
			}) => {
				const starts = main(page).getByRole("link", { name: t("partnership.start"), exact: true });
				await expect(starts).toHaveCount(2);
				await expect(starts.last()).toHaveAttribute("href", site.links.marketplace);
				await main(page)
					.getByRole("button", { name: t("partnership.contact.action"), exact: true })
					.click();
				await expect(page.getByRole("dialog")).toBeVisible();
				await page.keyboard.press("Escape");
				await expect(page.getByRole("dialog")).toHaveCount(0);
			});

			test("three questions, and the partner terms", async ({ page }) => {
				await expect(main(page).locator("summary")).toHaveText(
					(["degree", "payment", "duration"] as const).map((question) => t(`partnership.faq.${question}.question`)),
				);
				await expect(main(page).getByRole("link", { name: t("partnership.faq.terms"), exact: true })).toBeVisible();
			});

			test("layout: register in the header, start now and contact us in the footer", async ({ page }) => {
				const header = page.locator("body > header");
				const register = header.getByRole("link", { name: t("partnership.register"), exact: true });
				await expect(register).toBeVisible();
				await expect(register).toHaveAttribute("href", site.links.register);
				await expect(header.getByRole("link", { name: t("layout.play"), exact: true })).toHaveCount(0);
				const footer = page.locator("footer");
				const start = footer.getByRole("link", { name: t("partnership.start"), exact: true });
				await expect(start).toHaveAttribute("href", publish);
				await footer
					.getByRole("button", { name: t("nav.contact"), exact: true })
					.first()
					.click();
				await expect(page.getByRole("dialog")).toBeVisible();
			});
		});
	}

	for (const width of [320, 375, 768, 1024, 1440]) {
		test(`${path} at ${width} px: nothing overflows, no button has a third line, no word is cut`, async ({ page }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await page.setViewportSize({ width, height: 900 });
			await open(page, path);
			expect(await horizontalOverflow(page)).toEqual([]);
			const faults = await page.locator("a[data-variant], button[data-variant], h1, h2, h3").evaluateAll((elements) =>
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
			expect(faults).toEqual([]);
		});
	}
}

test("no picture stands on the page twice", async ({ page }) => {
	await open(page, "/partnership-mba");
	const pictures = await main(page)
		.locator("img")
		.evaluateAll((images) => images.map((image) => image.getAttribute("src")?.replace(/-\d+\.\w+$/, "") ?? ""));
	expect(pictures.length).toBeGreaterThan(8);
	expect(new Set(pictures).size).toBe(pictures.length);
});

for (const width of [375, 1440]) {
	test(`nothing moves while the page loads at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		expect(await measureShift(page, "/partnership-mba")).toBe(0);
	});
}
