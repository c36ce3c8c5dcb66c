import { pagePath } from "../app/routing/pages.ts";
import { localizedPath } from "../app/routing/paths.ts";
import { site } from "../content/site.ts";
import { pageExamples, words } from "./examples.ts";
import { booted, expect, open, test } from "./fixtures.ts";

for (const [width, height] of [
	[375, 64],
	[768, 80],
	[1440, 86],
] as const) {
	test(`the header is ${height} px high at ${width} px and stays at the top`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await open(page, "/");
		const header = page.locator("header").first();
		expect((await header.boundingBox())?.height).toBe(height);
		await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
		const box = await header.boundingBox();
		expect(box?.y).toBe(0);
		const top = await page.evaluate(() => document.elementFromPoint(innerWidth / 2, 10)?.closest("header") !== null);
		expect(top, "the header lies over what scrolls").toBe(true);
	});
}

for (const { language, scripted } of [
	{ language: "en", scripted: true },
	{ language: "ru", scripted: true },
	{ language: "en", scripted: false },
	{ language: "ru", scripted: false },
] as const) {
	const home = localizedPath(language, "/");
	const t = words(language);

	test.describe(`header and footer in "${language}" ${scripted ? "with the app" : "without JavaScript"}`, () => {
		test.use({ javaScriptEnabled: scripted });

		test.beforeEach(async ({ page }) => {
			await page.goto(home);
			if (scripted) await booted(page);
		});

		test("header: the logo leads home", async ({ page }) => {
			const logo = page
				.locator("header")
				.first()
				.getByRole("link", { name: t("layout.home", { product: site.name }) });
			await expect(logo).toBeVisible();
			await expect(logo).toHaveAttribute("href", home);
		});

		test("header: a play-games button leads to the marketplace", async ({ page }) => {
			const play = page
				.locator("header")
				.first()
				.getByRole("link", { name: t("layout.play"), exact: true });
			await expect(play).toBeVisible();
			await expect(play).toHaveAttribute("href", site.links.marketplace);
		});

		test("footer: the logo leads home", async ({ page }) => {
			const logo = page.locator("footer").getByRole("link", { name: t("layout.home", { product: site.name }) });
			await expect(logo).toHaveAttribute("href", home);
		});

		test("footer: play games leads to the marketplace, publish games to publishing", async ({ page }) => {
			const footer = page.locator("footer");
			const play = footer.getByRole("link", { name: t("layout.play"), exact: true });
			await expect(play).toHaveAttribute("href", site.links.marketplace);
			await expect(play).toHaveAttribute("data-variant", "outline");
			const publish = localizedPath(language, pagePath("publish"));
			await expect(footer.getByRole("link", { name: t("layout.publish"), exact: true })).toHaveAttribute(
				"href",
				publish,
			);
		});

		test("footer: eight text links in order, in the page's language", async ({ page }) => {
			const items = page.locator("footer nav li");
			await expect(items).toHaveText([
				t("nav.home"),
				t("nav.games"),
				t("nav.business"),
				t("nav.partnership"),
				t("nav.aboutUs"),
				t("nav.news"),
				t("nav.guidelines"),
				t("nav.contact"),
			]);
			for (const [index, key] of (
				["home", "games", "business", "partnership", "about", "news", "guidelines"] as const
			).entries()) {
				const item = items.nth(index);
				await expect(item.getByRole("link")).toHaveAttribute("href", localizedPath(language, pagePath(key)));
			}
		});

		test("footer: card payment, with a drawing beside its text", async ({ page }) => {
			const cards = page.locator("footer p", { hasText: t("footer.cards") });
			await expect(cards).toBeVisible();
			await expect(cards.locator("svg")).toBeVisible();
		});

		test("footer: copyright 2025 with entity, address and registration number", async ({ page }) => {
			const { entity, address, registrationNumber } = site.legal;
			const line = page.locator("footer p", { hasText: "©" });
			for (const part of ["2025", entity, address, registrationNumber]) await expect(line).toContainText(part);
		});

		test(`footer: social links, with the ${language === "ru" ? "Russian" : "general"} messenger channel`, async ({
			page,
		}) => {
			const channel = language === "ru" ? site.links.messengerChannelRu : site.links.messengerChannel;
			for (const [name, href] of [
				[t("footer.network"), site.links.professionalNetwork],
				[t("footer.channel"), channel],
				[t("footer.microblog"), site.links.microblog],
			] as const) {
				await expect(page.locator("footer").getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
			}
		});

		test("footer: Cookie Settings opens its window", async ({ page }) => {
			await page
				.locator("footer")
				.getByRole("button", { name: t("footer.cookies"), exact: true })
				.click();
			await expect(page.getByRole("dialog", { name: t("consent.choices") })).toBeVisible();
		});
	});
}

test("every page has exactly one header, main, footer and h1", async ({ page }) => {
	for (const { path } of pageExamples) {
		await page.goto(path);
		for (const part of ["body > header", "main", "footer", "h1"]) {
			await expect(page.locator(part), `${path}: ${part}`).toHaveCount(1);
		}
	}
});

test("the skip link comes first and leads to the content", async ({ page }) => {
	await open(page, "/");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: words("en")("layout.skip") });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press("Enter");
	await expect.poll(() => page.evaluate(() => location.hash)).toBe("#main");
});
