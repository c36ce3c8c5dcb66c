import { pagePath } from "#config/pages.ts";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { getWords } from "./examples.ts";
import { expect, openPage, test, waitForScripts } from "./fixtures.ts";

test("the skip link leads to the content, and the header has its height and stays at the top", async ({ page }) => {
	await openPage(page, "/");
	await test.step("the skip link comes first and leads to the content", async () => {
		await page.keyboard.press("Tab");
		const skip = page.getByRole("link", { name: getWords("en")("layout.skip") });
		await expect(skip).toBeFocused();
		await expect(skip).toBeInViewport();
		await page.keyboard.press("Enter");
		await expect.poll(() => page.evaluate(() => location.hash)).toBe("#main");
	});
	for (const [width, height] of [
		[375, 64],
		[768, 80],
		[1440, 86],
	] as const) {
		await test.step(`the header is ${height} px high at ${width} px and stays at the top`, async () => {
			await page.setViewportSize({ width, height: 800 });
			await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
			const header = page.locator("header").first();
			expect.soft((await header.boundingBox())?.height, `height at ${width} px`).toBe(height);
			await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
			await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
			const box = await header.boundingBox();
			expect.soft(box?.y, `where it stands at ${width} px`).toBe(0);
			const top = await page.evaluate(() => document.elementFromPoint(innerWidth / 2, 10)?.closest("header") !== null);
			expect.soft(top, `the header lies over what scrolls at ${width} px`).toBe(true);
		});
	}
});

for (const { language, scripted } of [
	{ language: "en", scripted: true },
	{ language: "ru", scripted: true },
	{ language: "en", scripted: false },
	{ language: "ru", scripted: false },
] as const) {
	const home = localizedPath(language, "/");
	const t = getWords(language);

	test.describe(`header and footer in "${language}" ${scripted ? "with JavaScript" : "without JavaScript"}`, () => {
		test.use({ javaScriptEnabled: scripted });

		test("have the links home and to the marketplace, payment cards, copyright and cookie settings", async ({
			page,
		}) => {
			await page.goto(home);
			if (scripted) await waitForScripts(page);
			const header = page.locator("header").first();
			const logo = header.getByRole("link", { name: t("layout.home", { product: site.name }) });
			await expect.soft(logo, "logo").toBeVisible();
			await expect.soft(logo, "logo").toHaveAttribute("href", home);
			const play = header.getByRole("link", { name: t("layout.play"), exact: true });
			await expect.soft(play, "play games").toBeVisible();
			await expect.soft(play, "play games").toHaveAttribute("href", site.links.marketplace);

			const footer = page.locator("footer");
			const link = (name: string) => footer.getByRole("link", { name, exact: true });

			const emblem = footer.getByRole("link", { name: t("layout.home", { product: site.name }) });
			await expect.soft(emblem, "the footer's logo").toHaveAttribute("href", home);
			const games = link(t("layout.play"));
			await expect.soft(games, "the footer's play games").toHaveAttribute("href", site.links.marketplace);
			await expect.soft(games, "the footer's play games").toHaveAttribute("data-variant", "outline");
			const publish = localizedPath(language, pagePath("publish"));
			await expect.soft(link(t("layout.publish")), "publish games").toHaveAttribute("href", publish);

			const items = footer.locator("nav li");
			await expect
				.soft(items, "eight text links in order, in the page's language")
				.toHaveText([
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
				const item = items.nth(index).getByRole("link");
				await expect.soft(item, `link to "${key}"`).toHaveAttribute("href", localizedPath(language, pagePath(key)));
			}

			const cards = footer.locator("p", { hasText: t("footer.cards") });
			await expect.soft(cards, "card payment").toBeVisible();
			await expect.soft(cards.locator("svg"), "the drawing beside card payment").toBeVisible();

			const { entity, address, registrationNumber, copyrightYear } = site.legal;
			const line = footer.locator("p", { hasText: "©" });
			for (const part of [String(copyrightYear), entity, address, registrationNumber]) {
				await expect.soft(line, "copyright").toContainText(part);
			}

			const channel = language === "ru" ? site.links.messengerChannelRu : site.links.messengerChannel;
			for (const [name, href] of [
				[t("footer.network"), site.links.professionalNetwork],
				[t("footer.channel"), channel],
				[t("footer.microblog"), site.links.microblog],
			] as const) {
				await expect.soft(link(name), `social link "${name}"`).toHaveAttribute("href", href);
			}

			// Last: what it brings lies over the page. Without JavaScript there is no banner.
			await footer.getByRole("button", { name: t("footer.cookies"), exact: true }).click();
			const strip = page.getByRole("region", { name: t("consent.title"), exact: true });
			const dialog = page.getByRole("dialog", { name: t("consent.choices") });
			await expect.soft(scripted ? strip : dialog, "cookie settings").toBeInViewport({ ratio: 1 });
		});
	});
}
