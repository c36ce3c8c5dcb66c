import type { Page } from "@playwright/test";
import { optionalCategories } from "#src/features/consent/consent.ts";
import { banner, bannerButton, consentCookie, consentDetail, cookieSettings, pageChoices } from "./consent.ts";
import { exampleGame, getTranslator } from "./examples.ts";
import { expect, holdRequests, openPage, test, waitForScripts } from "./fixtures.ts";
import { measureShift } from "./measures.ts";

const t = getTranslator("en");
const YEAR_SECONDS = 365 * 24 * 60 * 60;

test.use({ consent: null });

/** Whether the largest contentful paint is in the page, in the banner, or in neither. */
function largestPart(page: Page): Promise<string> {
	return page.evaluate(
		() =>
			new Promise<string>((resolve) => {
				new PerformanceObserver((list) => {
					const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
					resolve(element?.closest("main, section[aria-labelledby=consent-title]")?.localName ?? "none");
				}).observe({ type: "largest-contentful-paint", buffered: true });
			}),
	);
}

test.describe("on the first visit to the site", () => {
	// Texts and policy link of the banner on every page: tests/built/layouts.test.ts.
	test("the banner is below the header and above the page in every layout until it is answered", async ({ page }) => {
		for (const path of ["/", "/publish", "/partnership-mba"]) {
			await openPage(page, path);
			await expect(banner(page)).toBeVisible();
			for (const width of [1280, 375]) {
				await page.setViewportSize({ width, height: 800 });
				const pageParts = [page.locator("body > header"), banner(page), page.locator("main")];
				const [header, strip, main] = await Promise.all(pageParts.map((part) => part.boundingBox()));
				const where = `${path} at ${width} px`;
				expect
					.soft(strip?.y, `${where}: the banner begins below the header`)
					.toBe((header?.y ?? 0) + (header?.height ?? Number.NaN));
				expect
					.soft(main?.y, `${where}: the page begins below the banner`)
					.toBe((strip?.y ?? 0) + (strip?.height ?? Number.NaN));
			}
		}
	});

	for (const [path, width, height] of [
		["/", 1280, 800],
		["/ru", 375, 812],
	] as const) {
		const isPhone = width === 375;

		test(`${path} at ${width} px shows the banner before the first paint without layout shift${isPhone ? "; it is low, and not the largest thing painted" : ""}`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height });
			await page.addInitScript(() => {
				new MutationObserver((_, observer) => {
					if (!document.body) return;
					Reflect.set(window, "asked", document.documentElement.hasAttribute("data-consent-banner"));
					observer.disconnect();
				}).observe(document, { childList: true, subtree: true });
			});
			expect(await measureShift(page, path)).toBe(0);
			expect(await page.evaluate(() => Reflect.get(window, "asked")), "asked before there is a body").toBe(true);
			await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
			if (isPhone) {
				expect((await banner(page, "ru").boundingBox())?.height).toBeLessThanOrEqual(170);
				await expect(page.locator("main img").first()).toBeInViewport({ ratio: 0.2 });
				expect(await largestPart(page), "where the largest thing painted stands").toBe("main");
			}
			await page.locator("[data-consent=decline]").first().click();
			await expect(page.locator("html")).not.toHaveAttribute("data-consent-banner");
			await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
			expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBe(0);
		});
	}

	test.describe("works in a browser without JavaScript", () => {
		test.use({ javaScriptEnabled: false });

		test("shows no banner, and Cookie Settings shows that only necessary cookies are set", async ({ page }) => {
			await page.goto("/");
			await expect(page.locator("main")).toBeVisible();
			await expect(banner(page)).toBeHidden();
			await cookieSettings(page).click();
			await expect(pageChoices(page)).toContainText(t("consent.now.open"));
		});
	});
});

for (const [action, value, granted, isEarly] of [
	["accept", "accepted", optionalCategories, true],
	["decline", "declined", [], false],
] as const) {
	const state = isEarly ? "before the scripts have loaded" : "after the scripts have loaded";

	test(`the action "${action}" of the banner ${state} hides it, and the answer is stored for 365 days`, async ({
		page,
	}) => {
		const release = isEarly ? await holdRequests(page, "**/assets/*.js") : undefined;
		await page.goto("/", { waitUntil: "commit" });
		if (!isEarly) await waitForScripts(page);
		await bannerButton(page, action).click();
		await expect(banner(page)).toBeHidden();
		const storedCookie = await consentCookie(page);
		expect(storedCookie).toMatchObject({ value, path: "/", sameSite: "Lax" });
		expect(Math.abs((storedCookie?.expires ?? 0) - Date.now() / 1000 - YEAR_SECONDS)).toBeLessThan(60);
		expect((await consentDetail(page))?.granted).toEqual([...granted]);
		if (release) {
			await test.step("the answer is kept after the scripts have loaded", async () => {
				release();
				await waitForScripts(page);
				await expect(banner(page)).toBeHidden();
				await cookieSettings(page).click();
				await expect(banner(page)).toContainText(t(`consent.now.${value}`));
			});
		}
		await openPage(page, exampleGame.path);
		await expect(page.getByRole("heading", { level: 1, name: exampleGame.title })).toBeVisible();
		await expect(banner(page)).toBeHidden();
	});
}
