import type { Page } from "@playwright/test";
import { localizedPath } from "#config/paths.ts";
import { asLine, getTranslator, layoutExamples } from "./examples.ts";
import { expect, getLocation, openPage, test } from "./fixtures.ts";
import { languageList, languageToggle } from "./languageMenu.ts";
import { scaleText } from "./measures.ts";
import { enablePainting } from "./painting.ts";

const header = (page: Page) => page.locator("body > header");
const toggle = (page: Page) => header(page).locator('button[popovertarget="menu"]');
const getMenu = (page: Page) => page.locator("#menu");

/** Read from the accessibility tree, because `popovertarget` sets no `aria-expanded` attribute. */
async function isExpanded(page: Page, name: string): Promise<unknown> {
	const devtoolsSession = await page.context().newCDPSession(page);
	const { nodes } = await devtoolsSession.send("Accessibility.getFullAXTree");
	await devtoolsSession.detach();
	const button = nodes.find((node) => node.role?.value === "button" && node.name?.value === name);
	return button?.properties?.find((property) => property.name === "expanded")?.value.value;
}

// The longest texts on the smallest viewport.
const language = "ru";
const width = 320;
const t = getTranslator(language);
const home = localizedPath(language, "/");
const names = [t("nav.games"), t("nav.business"), t("nav.publish"), t("nav.partnership"), t("nav.about")];

for (const state of ["with scripts", "without JavaScript"] as const) {
	test.describe(`on a phone ${state}`, () => {
		const isScripted = state === "with scripts";
		test.use({ javaScriptEnabled: isScripted, viewport: { width, height: 700 } });

		test("the menu opens and closes in every way, works with the keyboard alone, and its links work", async ({
			page,
		}) => {
			await (isScripted ? openPage(page, home) : page.goto(home));
			const links = page.getByRole("navigation", { name: t("layout.mainNavigation") }).getByRole("link");
			await expect(getMenu(page)).toBeHidden();
			const button = page.getByRole("button", { name: t("layout.menu"), exact: true });
			expect(await isExpanded(page, t("layout.menu"))).toBe(false);

			await test.step("shows its pages, each large enough to touch", async () => {
				await button.click();
				await expect.poll(() => isExpanded(page, t("layout.menu"))).toBe(true);
				await expect(links).toHaveText(names);
				for (const link of await links.all()) {
					await expect.soft(link).toBeInViewport({ ratio: 1 });
					const name = await link.textContent();
					expect.soft((await link.boundingBox())?.height, `${name}: height`).toBeGreaterThanOrEqual(44);
				}
			});
			await test.step("Escape closes it and returns the focus to the button", async () => {
				await page.keyboard.press("Tab");
				await expect(links.first()).toBeFocused();
				await page.keyboard.press("Escape");
				await expect(getMenu(page)).toBeHidden();
				await expect(toggle(page)).toBeFocused();
			});
			await test.step("a click outside and its button close the menu", async () => {
				for (const close of [() => page.mouse.click(width / 2, 690), () => toggle(page).click()]) {
					await toggle(page).click();
					await expect(getMenu(page)).toBeVisible();
					await close();
					await expect(getMenu(page)).toBeHidden();
				}
				expect(getLocation(page), "the click beside the menu led nowhere").toBe(home);
			});
			await test.step("opening the language menu closes it, and the other way around", async () => {
				await toggle(page).click();
				await languageToggle(page).click();
				await expect(getMenu(page)).toBeHidden();
				await expect(languageList(page)).toBeVisible();
				await toggle(page).click();
				await expect(languageList(page)).toBeHidden();
				await expect(getMenu(page)).toBeVisible();
			});
			if (isScripted) {
				await test.step("Tab after its last link closes it, so that the focus is never behind it", async () => {
					await links.last().focus();
					await page.keyboard.press("Tab");
					await expect(getMenu(page)).toBeHidden();
					await toggle(page).click();
				});
			}
			await test.step("Enter on a link opens its page and closes the menu", async () => {
				await links.first().focus();
				await page.keyboard.press("Tab");
				await expect(getMenu(page).getByRole("link", { name: t("nav.business"), exact: true })).toBeFocused();
				await page.keyboard.press("Enter");
				await expect.poll(() => getLocation(page)).toBe(localizedPath(language, "/business"));
				await expect(getMenu(page)).toBeHidden();
			});
		});
	});
}

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

/** Phones whose system enlarges only text: `src/head/inline/measureTextZoom.ts`. */
const enlargedPhones = [
	[360, 1.5],
	[390, 2],
] as const;

/** Runs in the page: lists cut, overlapping or too small parts of the header, and broken words in the open menu. */
function findHeaderProblems(width: number): string[] {
	const isSeen = (part: Element) => part.checkVisibility();
	const parts = [...document.querySelectorAll("body > header :is(a, button):not(#menu:popover-open *)")].filter(isSeen);
	const row = parts
		.map((part) => ({ name: part.ariaLabel ?? part.textContent, ...part.getBoundingClientRect().toJSON() }))
		.sort((one, other) => one.left - other.left);
	const found = row.flatMap(({ name, left, right, bottom, width: partWidth, height }, index) => {
		if (right > width) return [`"${name}" ends at ${right} px`];
		if (left < (row[index - 1]?.right ?? 0)) return [`"${name}" lies on "${row[index - 1]?.name}"`];
		if (Math.min(partWidth, height) < 44) return [`"${name}" is ${partWidth} x ${height} px`];
		return bottom > (width < 768 ? 64 : 80) ? [`"${name}" ends ${bottom} px from the top`] : [];
	});
	const brokenWords = [...document.querySelectorAll("#menu:popover-open a")].filter((link) => {
		const range = document.createRange();
		range.selectNodeContents(link);
		return !link.textContent.includes(" ") && range.getClientRects().length > 1;
	});
	if (row.length < 3) found.push(`${row.length} parts`);
	return [...found, ...brokenWords.map(({ textContent }) => `"${textContent}" breaks`)];
}

// tests/built/layouts.test.ts checks that all pages of a layout share its header. The shorter English texts:
// layout-lint.spec.ts.
test("in every layout the header fits every viewport without overlapping parts, and the menu breaks no word", async ({
	page,
}) => {
	// On a resize, the menu would fade out.
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const { path, layout, language } of layoutExamples.filter((example) => example.language !== "en")) {
		await openPage(page, path);
		const say = getTranslator(language);
		const actionNames = [say("layout.play"), say("layout.publish")].map(asLine).join("|");
		const headerActions = header(page)
			.getByRole("link", { name: new RegExp(`^(${actionNames})$`) })
			.filter({ visible: true });
		for (const [width, zoom] of [
			...[320, 375, 768, 991, 992, 1280].map((each) => [each, 1] as const),
			...enlargedPhones,
		]) {
			const where = `${path} at ${width} px, text x ${zoom}`;
			await page.setViewportSize({ width, height: 844 });
			await scaleText(page, zoom);
			expect.soft(await page.evaluate(findHeaderProblems, width), where).toEqual([]);
			if (width > 400) continue;
			await toggle(page).click();
			expect.soft(await page.evaluate(findHeaderProblems, width), `${where}, with its menu`).toEqual([]);
			await page.keyboard.press("Escape");
			if (layout === "publish") await expect.soft(headerActions, where).toHaveCount(width < 375 ? 1 : 2);
		}
	}
});
