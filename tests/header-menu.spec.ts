import type { Page } from "@playwright/test";
import { localizedPath } from "../app/routing/paths.ts";
import { pageExamples, words } from "./examples.ts";
import { blockApp, booted, expect, markDocument, open, test, whereabouts } from "./fixtures.ts";
import { languageList, languageToggle } from "./languageMenu.ts";

const header = (page: Page) => page.locator("body > header");
const toggle = (page: Page) => header(page).locator('button[popovertarget="menu"]');
const menu = (page: Page) => page.locator("#menu");

/** What the browser tells assistive technology: a popover's button says so without an attribute. */
async function isExpanded(page: Page, name: string): Promise<unknown> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send("Accessibility.getFullAXTree");
	await session.detach();
	const button = nodes.find((node) => node.role?.value === "button" && node.name?.value === name);
	return button?.properties?.find((property) => property.name === "expanded")?.value.value;
}

for (const language of ["en", "ru"] as const) {
	const t = words(language);
	const home = localizedPath(language, "/");
	const about = localizedPath(language, "/about-us");
	const names = [t("nav.games"), t("nav.business"), t("nav.publish"), t("nav.partnership"), t("nav.about")];

	for (const width of [320, 375]) {
		test.describe(`"${language}" at ${width} px`, () => {
			test.use({ viewport: { width, height: 700 } });

			for (const { state, scripted, app } of [
				{ state: "after boot", scripted: true, app: true },
				{ state: "before boot", scripted: true, app: false },
				{ state: "without JavaScript", scripted: false, app: false },
			]) {
				test.describe(state, () => {
					test.use({ javaScriptEnabled: scripted });

					test.beforeEach(async ({ page, problems }) => {
						if (scripted && !app) await blockApp(page, problems);
						await page.goto(home);
						if (app) await booted(page);
					});

					test("it opens and offers Games, Business, Publish, Partnership and About, each large enough to touch", async ({
						page,
					}) => {
						await expect(menu(page)).toBeHidden();
						await toggle(page).click();
						const links = page.getByRole("navigation", { name: t("layout.mainNavigation") }).getByRole("link");
						await expect(links).toHaveText(names);
						for (const link of await links.all()) {
							await expect(link).toBeInViewport({ ratio: 1 });
							expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
						}
					});

					test("a choice leads there, and the menu is closed", async ({ page }) => {
						const isSame = scripted ? await markDocument(page) : undefined;
						await toggle(page).click();
						await menu(page)
							.getByRole("link", { name: t("nav.about"), exact: true })
							.click();
						await expect.poll(() => whereabouts(page)).toBe(about);
						await expect(menu(page)).toBeHidden();
						await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
						if (isSame) expect(await isSame()).toBe(app);
						if (app) await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
					});

					test("Escape closes it, and focus is back on the button", async ({ page }) => {
						await toggle(page).click();
						await page.keyboard.press("Tab");
						await expect(menu(page).getByRole("link").first()).toBeFocused();
						await page.keyboard.press("Escape");
						await expect(menu(page)).toBeHidden();
						await expect(toggle(page)).toBeFocused();
					});

					test("a click beside it closes it, and so does the button", async ({ page }) => {
						await toggle(page).click();
						await expect(menu(page)).toBeVisible();
						await page.mouse.click(width / 2, 690);
						await expect(menu(page)).toBeHidden();
						expect(whereabouts(page)).toBe(home);
						await toggle(page).click();
						await expect(menu(page)).toBeVisible();
						await toggle(page).click();
						await expect(menu(page)).toBeHidden();
					});
				});
			}

			test("the button has a name and tells whether the menu is open", async ({ page }) => {
				await open(page, home);
				const button = page.getByRole("button", { name: t("layout.menu"), exact: true });
				await expect(button).toBeVisible();
				expect(await isExpanded(page, t("layout.menu"))).toBe(false);
				await button.click();
				await expect.poll(() => isExpanded(page, t("layout.menu"))).toBe(true);
			});

			test("it works by keyboard alone", async ({ page }) => {
				await open(page, home);
				await toggle(page).focus();
				await page.keyboard.press("Enter");
				await page.keyboard.press("Tab");
				await page.keyboard.press("Tab");
				await expect(menu(page).getByRole("link", { name: t("nav.business"), exact: true })).toBeFocused();
				await page.keyboard.press("Enter");
				await expect.poll(() => whereabouts(page)).toBe(localizedPath(language, "/business"));
				await expect(menu(page)).toBeHidden();
			});

			test("the language menu closes it, and it closes the language menu", async ({ page }) => {
				await open(page, home);
				await toggle(page).click();
				await languageToggle(page).click();
				await expect(menu(page)).toBeHidden();
				await expect(languageList(page)).toBeVisible();
				await toggle(page).click();
				await expect(languageList(page)).toBeHidden();
				await expect(menu(page)).toBeVisible();
			});
		});
	}
}

test("on wide windows the links stand in the bar, and there is no button", async ({ page }) => {
	await page.setViewportSize({ width: 992, height: 700 });
	await open(page, "/");
	await expect(toggle(page)).toBeHidden();
	const links = header(page).getByRole("navigation").getByRole("link");
	await expect(links).toHaveCount(4);
	await page.setViewportSize({ width: 1280, height: 700 });
	await expect(links).toHaveCount(5);
	const bar = await header(page).boundingBox();
	for (const link of await links.all()) {
		const box = await link.boundingBox();
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.height ?? 0);
	}
	await links.last().click();
	await expect.poll(() => whereabouts(page)).toBe("/about-us");
});

test("under reduced motion it is there at once", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.setViewportSize({ width: 375, height: 700 });
	await open(page, "/");
	await toggle(page).click();
	await expect(menu(page)).toBeVisible();
	expect(await menu(page).evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
	expect(await menu(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
});

for (const width of [320, 360, 375, 600, 768, 991, 992, 1280]) {
	test(`at ${width} px the header of every page stays inside the window, its parts apart`, async ({ page }) => {
		test.setTimeout(60_000);
		await page.setViewportSize({ width, height: 700 });
		for (const { path } of pageExamples) {
			await page.goto(path);
			const parts = await header(page).evaluate((element) =>
				[...element.querySelectorAll("a, button")]
					.filter((part) => part.checkVisibility())
					.map((part) => ({ name: part.ariaLabel ?? part.textContent, ...part.getBoundingClientRect().toJSON() })),
			);
			expect(parts.length, path).toBeGreaterThanOrEqual(3);
			const row = parts.toSorted((one, other) => one.left - other.left);
			for (const [index, part] of row.entries()) {
				const where = `${path}: ${part.name}`;
				expect(part.right, where).toBeLessThanOrEqual(width);
				expect(part.left, where).toBeGreaterThanOrEqual(row[index - 1]?.right ?? 0);
				expect(Math.min(part.width, part.height), where).toBeGreaterThanOrEqual(44);
				expect(part.bottom, where).toBeLessThanOrEqual(width < 768 ? 64 : 80);
			}
		}
	});
}
