import type { Page } from "@playwright/test";
import { localizedPath } from "#config/paths.ts";
import { getTranslator, layoutExamples } from "./examples.ts";
import { expect, getLocation, openPage, test, waitForScripts } from "./fixtures.ts";
import { languageList, languageToggle } from "./languageMenu.ts";
import { scaleText } from "./measures.ts";
import { enablePainting } from "./painting.ts";

const header = (page: Page) => page.locator("body > header");
const toggle = (page: Page) => header(page).locator('button[popovertarget="menu"]');
const getMenu = (page: Page) => page.locator("#menu");

/** The accessibility tree, because a popover's button is expanded without an attribute. */
async function isExpanded(page: Page, name: string): Promise<unknown> {
	const devtoolsSession = await page.context().newCDPSession(page);
	const { nodes } = await devtoolsSession.send("Accessibility.getFullAXTree");
	await devtoolsSession.detach();
	const button = nodes.find((node) => node.role?.value === "button" && node.name?.value === name);
	return button?.properties?.find((property) => property.name === "expanded")?.value.value;
}

// The longest words on the smallest window.
const language = "ru";
const width = 320;
const t = getTranslator(language);
const home = localizedPath(language, "/");
const names = [t("nav.games"), t("nav.business"), t("nav.publish"), t("nav.partnership"), t("nav.about")];

for (const state of ["with scripts", "without JavaScript"] as const) {
	test.describe(`on a phone ${state}`, () => {
		test.use({ javaScriptEnabled: state !== "without JavaScript", viewport: { width, height: 700 } });

		test("the menu opens and closes in every way, and its links work", async ({ page }) => {
			await page.goto(home);
			if (state === "with scripts") await waitForScripts(page);
			await expect(getMenu(page)).toBeHidden();

			await test.step("shows its pages, each large enough to touch", async () => {
				await toggle(page).click();
				const links = page.getByRole("navigation", { name: t("layout.mainNavigation") }).getByRole("link");
				await expect(links).toHaveText(names);
				for (const link of await links.all()) {
					await expect.soft(link).toBeInViewport({ ratio: 1 });
					const name = await link.textContent();
					expect.soft((await link.boundingBox())?.height, `${name}: height`).toBeGreaterThanOrEqual(44);
				}
			});
			await test.step("Escape closes it and returns the focus to the button", async () => {
				await page.keyboard.press("Tab");
				await expect(getMenu(page).getByRole("link").first()).toBeFocused();
				await page.keyboard.press("Escape");
				await expect(getMenu(page)).toBeHidden();
				await expect(toggle(page)).toBeFocused();
			});
			await test.step("a click outside closes the menu", async () => {
				await toggle(page).click();
				await expect(getMenu(page)).toBeVisible();
				await page.mouse.click(width / 2, 690);
				await expect(getMenu(page)).toBeHidden();
				expect(getLocation(page), "the click beside the menu led nowhere").toBe(home);
			});
			await test.step("the button closes the menu too", async () => {
				await toggle(page).click();
				await expect(getMenu(page)).toBeVisible();
				await toggle(page).click();
				await expect(getMenu(page)).toBeHidden();
			});
			await test.step("a link opens its page and closes the menu", async () => {
				await toggle(page).click();
				await getMenu(page)
					.getByRole("link", { name: t("nav.about"), exact: true })
					.click();
				await expect.poll(() => getLocation(page)).toBe(localizedPath(language, "/about-us"));
				await expect(getMenu(page)).toBeHidden();
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			});
		});
	});
}

test.describe("in a window of a phone", () => {
	test.use({ viewport: { width, height: 700 } });

	test("the button has a name and a state, the menu works with the keyboard, and one menu is open at a time", async ({
		page,
	}) => {
		await openPage(page, home);
		await test.step("the menu button has a name and a state", async () => {
			const button = page.getByRole("button", { name: t("layout.menu"), exact: true });
			await expect(button).toBeVisible();
			expect(await isExpanded(page, t("layout.menu"))).toBe(false);
			await button.click();
			await expect.poll(() => isExpanded(page, t("layout.menu"))).toBe(true);
		});
		await test.step("opening the language menu closes it, and the other way around", async () => {
			await languageToggle(page).click();
			await expect(getMenu(page)).toBeHidden();
			await expect(languageList(page)).toBeVisible();
			await toggle(page).click();
			await expect(languageList(page)).toBeHidden();
			await expect(getMenu(page)).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(getMenu(page)).toBeHidden();
		});
		await test.step("Tab after its last link closes it, so that the focus is never behind it", async () => {
			await toggle(page).click();
			await getMenu(page).getByRole("link").last().focus();
			await page.keyboard.press("Tab");
			await expect(getMenu(page)).toBeHidden();
		});
		await test.step("works with the keyboard alone", async () => {
			await toggle(page).focus();
			await page.keyboard.press("Enter");
			await page.keyboard.press("Tab");
			await page.keyboard.press("Tab");
			await expect(getMenu(page).getByRole("link", { name: t("nav.business"), exact: true })).toBeFocused();
			await page.keyboard.press("Enter");
			await expect.poll(() => getLocation(page)).toBe(localizedPath(language, "/business"));
			await expect(getMenu(page)).toBeHidden();
		});
		await test.step("the menu on the next page has the same links, and Tab leads into it", async () => {
			await waitForScripts(page);
			await toggle(page).click();
			const links = page.getByRole("navigation", { name: t("layout.mainNavigation") }).getByRole("link");
			await expect(links).toHaveText(names);
			await page.keyboard.press("Tab");
			await expect(links.first()).toBeFocused();
		});
	});
});

test("the menu opens at once with reduced motion, and wide viewports show the links in the bar without a button", async ({
	page,
}) => {
	await test.step("opens at once with reduced motion", async () => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.setViewportSize({ width: 375, height: 700 });
		await openPage(page, "/");
		await enablePainting(page);
		await toggle(page).click();
		await expect(getMenu(page)).toBeVisible();
		expect(await getMenu(page).evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
		expect(await getMenu(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
		await page.keyboard.press("Escape");
		await expect(getMenu(page)).toBeHidden();
		await page.emulateMedia({ reducedMotion: null });
	});
	await page.setViewportSize({ width: 992, height: 700 });
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
	await expect.poll(() => getLocation(page)).toBe("/about-us");
	await expect(links).toHaveCount(5);
});

const windowWidths = [320, 375, 390, 768, 991, 992, 1280];

/** Phones whose system enlarges text alone, as `src/head/inline/measureTextZoom.ts` says. */
const enlargedPhones = [
	[360, 1.5],
	[390, 2],
] as const;

// A header is its layout's: tests/built/layouts.test.ts holds every page's to that of its layout.
// English is shorter; layout-lint.spec.ts has it.
test("in every layout the header fits every viewport without overlapping parts", async ({ page }) => {
	test.setTimeout(120_000);
	// Resized, the menu would fade out of the bar.
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const { path, layout, language } of layoutExamples.filter((example) => example.language !== "en")) {
		await test.step(`layout ${layout} in the language "${language}"`, async () => {
			await openPage(page, path);
			for (const [width, zoom] of [...windowWidths.map((width) => [width, 1] as const), ...enlargedPhones]) {
				await page.setViewportSize({ width, height: 700 });
				await scaleText(page, zoom);
				const parts = await header(page).evaluate((element) =>
					[...element.querySelectorAll("a, button")]
						.filter((part) => part.checkVisibility())
						.map((part) => ({ name: part.ariaLabel ?? part.textContent, ...part.getBoundingClientRect().toJSON() })),
				);
				expect(parts.length, `${path} at ${width} px: parts of the header`).toBeGreaterThanOrEqual(3);
				if (layout === "publish") {
					const named = parts.filter(({ name }) =>
						[getTranslator(language)("layout.play"), getTranslator(language)("layout.publish")].includes(name ?? ""),
					);
					expect.soft(named.length, `${path} at ${width} px: Play games and Publish games`).toBe(width < 375 ? 1 : 2);
				}
				const row = parts.toSorted((one, other) => one.left - other.left);
				for (const [index, part] of row.entries()) {
					const where = `${path} at ${width} px, text x ${zoom}: "${part.name}"`;
					expect.soft(part.right, `${where}: right edge`).toBeLessThanOrEqual(width);
					expect.soft(part.left, `${where} lies on its neighbor`).toBeGreaterThanOrEqual(row[index - 1]?.right ?? 0);
					expect.soft(Math.min(part.width, part.height), `${where}: smaller side`).toBeGreaterThanOrEqual(44);
					expect.soft(part.bottom, `${where}: lower edge`).toBeLessThanOrEqual(width < 768 ? 64 : 80);
				}
			}
			await scaleText(page, 1);
		});
	}
});

test("in every language the menu breaks no word, even if the system enlarges text", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const { path, language } of layoutExamples.filter(({ layout }) => layout === "partnership")) {
		await page.setViewportSize({ width: 390, height: 844 });
		await openPage(page, path);
		await toggle(page).click();
		for (const [width, zoom] of [[320, 1] as const, ...enlargedPhones]) {
			await page.setViewportSize({ width, height: 844 });
			await scaleText(page, zoom);
			const broken = await getMenu(page).evaluate((nav) =>
				[...nav.querySelectorAll("a")]
					.filter(({ textContent }) => !textContent.includes(" "))
					.filter((link) => {
						const range = document.createRange();
						range.selectNodeContents(link);
						return range.getClientRects().length > 1;
					})
					.map(({ textContent }) => textContent),
			);
			expect.soft(broken, `"${language}" at ${width} px, text x ${zoom}: broken words`).toEqual([]);
		}
	}
});
