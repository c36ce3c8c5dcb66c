import type { Page } from "@playwright/test";
import { site } from "#config/site.ts";
import { optionalCategories } from "#src/features/consent/consent.ts";
import { banner, consentCookie, consentDetail, cookieSettings, pageChoices } from "./consent.ts";
import { exampleGame, getWords, layoutExamples } from "./examples.ts";
import { expect, holdRequests, openPage, test, waitForScripts } from "./fixtures.ts";
import { measureShift } from "./measures.ts";

const t = getWords("en");
const year = 365 * 24 * 60 * 60;

test.use({ consent: null });

const button = (page: Page, name: "accept" | "decline" | "customize") =>
	banner(page).getByRole("button", { name: t(`consent.${name}`), exact: true });

/** Where the largest thing that was painted stands: in the page, in the banner, or in neither. */
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
	// The banner's words and its policy's link on every page: tests/built/layouts.test.ts.
	test("the banner is below the header and above the page in every layout and language until it is answered", async ({
		page,
	}) => {
		test.setTimeout(60_000);
		await openPage(page, "/about-us");
		for (const { path, layout, language } of layoutExamples) {
			await test.step(`layout ${layout} in the language "${language}"`, async () => {
				await openPage(page, path);
				await expect(banner(page, language)).toBeVisible();
				for (const width of [1280, 375]) {
					await page.setViewportSize({ width, height: 800 });
					await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
					const boxes = [page.locator("body > header"), banner(page, language), page.locator("main")];
					const [header, strip, main] = await Promise.all(boxes.map((part) => part.boundingBox()));
					const where = `${path} at ${width} px`;
					expect
						.soft(strip?.y, `${where}: the banner begins below the header`)
						.toBe((header?.y ?? 0) + (header?.height ?? Number.NaN));
					expect
						.soft(main?.y, `${where}: the page begins below the banner`)
						.toBe((strip?.y ?? 0) + (strip?.height ?? Number.NaN));
				}
			});
		}
		await openPage(page, `/ru${exampleGame.path}`);
		await expect(banner(page, "ru")).toBeVisible();
	});

	for (const [path, width, height] of [
		["/", 1280, 800],
		["/", 375, 812],
		["/ru", 375, 812],
		[exampleGame.path, 375, 800],
	] as const) {
		const isPhone = width === 375 && path !== exampleGame.path;

		test(`${path} at ${width} px shows the banner before the first paint without layout shift${isPhone ? "; it is low, and not the largest thing painted" : ""}`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height });
			await page.addInitScript(() => {
				new MutationObserver((_, observer) => {
					if (!document.body) return;
					Reflect.set(window, "asked", document.documentElement.hasAttribute("data-ask-consent"));
					observer.disconnect();
				}).observe(document, { childList: true, subtree: true });
			});
			expect(await measureShift(page, path)).toBe(0);
			expect(await page.evaluate(() => Reflect.get(window, "asked")), "asked before there is a body").toBe(true);
			await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
			if (isPhone) {
				const strip = page.locator("section[aria-labelledby=consent-title]");
				expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(170);
				await expect(page.locator("main img").first()).toBeInViewport({ ratio: 0.2 });
				expect(await largestPart(page), "where the largest thing painted stands").toBe("main");
			}
			await page.locator("[data-consent=decline]").first().click();
			await expect(page.locator("html")).not.toHaveAttribute("data-ask-consent");
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

for (const consent of ["accepted", "declined"] as const) {
	test.describe(`a visitor who has ${consent}`, () => {
		test.use({ consent });

		test("sees no banner and no layout shift", async ({ page }) => {
			expect(await measureShift(page, "/")).toBe(0);
			await expect(banner(page)).toBeHidden();
		});
	});
}

for (const [action, value, granted] of [
	["accept", "accepted", optionalCategories],
	["decline", "declined", []],
] as const) {
	test.describe(`the action "${action}" of the banner`, () => {
		for (const state of ["after the scripts have loaded", "before the scripts have loaded"] as const) {
			test(`${state} it hides the banner, and the answer is stored for 365 days`, async ({ page }) => {
				const release =
					state === "before the scripts have loaded" ? await holdRequests(page, "**/assets/*.js") : undefined;
				await page.goto("/", { waitUntil: "commit" });
				if (state === "after the scripts have loaded") await waitForScripts(page);
				await button(page, action).click();
				await expect(banner(page)).toBeHidden();
				const cookie = await consentCookie(page);
				expect(cookie).toMatchObject({ value, path: "/", sameSite: "Lax" });
				expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - year)).toBeLessThan(60);
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
				await page.reload();
				await waitForScripts(page);
				await expect(banner(page)).toBeHidden();
				await openPage(page, exampleGame.path);
				await expect(page.getByRole("heading", { level: 1, name: exampleGame.title })).toBeVisible();
				await expect(banner(page)).toBeHidden();
			});
		}
	});
}

for (const [when, act] of [
	["before an answer", async () => {}],
	["after Decline", (page: Page) => button(page, "decline").click()],
	["after Accept, with analytics off", (page: Page) => button(page, "accept").click()],
] as const) {
	test(`${when}, no other host is requested, and only the cookies for language and consent are set`, async ({
		page,
		context,
		baseURL,
	}) => {
		test.skip(
			site.analytics.mode === "on" && when.includes("off"),
			"this site has analytics on: see analytics.spec.ts",
		);
		const urls: string[] = [];
		context.on("request", (request) => urls.push(request.url()));
		await openPage(page, "/");
		await act(page);
		for (const path of [exampleGame.path, "/business", "/ru/news"]) {
			await openPage(page, path);
		}
		for (const path of ["/publish", "/ru"]) await openPage(page, path);
		await page.waitForLoadState("networkidle");
		expect(urls.length).toBeGreaterThan(15);
		expect(urls.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
		expect(urls.filter((url) => /analytics|startAnalytics/i.test(url))).toEqual([]);
		const names = (await context.cookies()).map(({ name }) => name).toSorted();
		expect(names).toEqual(when === "before an answer" ? ["i18next"] : ["cookieConsent", "i18next"]);
	});
}
