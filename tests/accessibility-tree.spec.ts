import type { Locator, Page } from "@playwright/test";
import { fillBrandSlug } from "#config/brandSlug.ts";
import { banner, customizeAgain, pageChoices } from "./consent.ts";
import { exampleGame, getTranslator } from "./examples.ts";
import { expect, openPage, test } from "./fixtures.ts";
import { languageToggle } from "./languageMenu.ts";

interface PagePart {
	readonly name: string;
	readonly path: string;
	readonly of: (page: Page) => Locator;
	/** Brings it up. */
	readonly show?: (page: Page) => Promise<void>;
}

/** Each component once, where it says most: snapshots of its accessibility tree are in `tests/tree`. */
const parts: readonly PagePart[] = [
	{ name: "header", path: "/", of: (page) => page.locator("body > header") },
	{ name: "footer", path: "/", of: (page) => page.locator("footer") },
	{
		name: "language-menu",
		path: "/",
		of: (page) => page.locator("#languages"),
		show: (page) => languageToggle(page).click(),
	},
	{ name: "game-cards", path: "/", of: (page) => page.locator("#games") },
	{
		name: "carousel",
		path: "/partnership-mba",
		of: (page) => page.getByRole("region", { name: getTranslator("en")("partnership.reviews.title") }),
	},
	{
		name: "accordion",
		path: "/partnership-mba",
		of: (page) => page.locator("section").filter({ has: page.locator("details") }),
		show: (page) => page.locator("summary").first().click(),
	},
	{
		name: "contact-dialog",
		path: "/",
		of: (page) => page.locator("#contact"),
		show: (page) => page.locator('footer button[commandfor="contact"]').click(),
	},
	{
		name: "search-dialog",
		path: "/",
		of: (page) => page.locator("#search"),
		show: async (page) => {
			await page.keyboard.press("/");
			await page.getByRole("combobox").fill("saltwater");
			await page.getByRole("option").first().waitFor();
		},
	},
	{
		name: "cookie-choices",
		path: "/",
		of: (page) => pageChoices(page),
		show: (page) => customizeAgain(page),
	},
	{ name: "game-head", path: exampleGame.path, of: (page) => page.locator("main") },
	{
		name: "breadcrumbs",
		path: fillBrandSlug("/news/how-brandslug-partners-get-paid"),
		of: (page) => page.locator("[data-breadcrumbs]"),
	},
	{ name: "article-list", path: "/news", of: (page) => page.locator("main") },
	{ name: "chapters", path: "/docs/guidelines", of: (page) => page.locator("main") },
	{
		name: "contents",
		path: "/docs/guidelines/general/cookie-policy",
		of: (page) => page.getByRole("navigation", { name: "Contents" }).last(),
	},
	{
		name: "fee-slider",
		path: "/publish",
		of: (page) => page.locator("section").filter({ has: page.getByRole("slider") }),
	},
	{ name: "catalog", path: "/games", of: (page) => page.locator("main") },
];

const pageJourneys = [
	parts.filter(({ path }) => path === "/"),
	parts.filter(({ path }) => path === "/partnership-mba"),
	parts.filter(({ path }) => path !== "/" && path !== "/partnership-mba"),
];

for (const journeyParts of pageJourneys) {
	test(`${journeyParts.map(({ name }) => name).join(", ")} have unchanged names, roles and states`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		let place = "";
		for (const { name, path, of, show } of journeyParts) {
			await test.step(name, async () => {
				if (place !== path) await openPage(page, path);
				place = path;
				await show?.(page);
				await expect
					.soft(of(page), `${name}: names, roles and states`)
					.toMatchAriaSnapshot({ name: `${name}.aria.yml` });
				// Escape closes an open dialog; a search needs a second one.
				while (await page.locator("dialog[open], :popover-open").count()) await page.keyboard.press("Escape");
			});
		}
	});
}

test.describe("a visitor who has not answered the banner", () => {
	test.use({ consent: null });

	test("cookie-banner has unchanged names, roles and states", async ({ page }) => {
		await openPage(page, "/");
		await expect(banner(page)).toMatchAriaSnapshot({ name: "cookie-banner.aria.yml" });
	});
});
