import type { Page } from "@playwright/test";
import { findGame } from "#content/readers/games.server.ts";
import { exampleGame, words } from "./examples.ts";
import { booted, expect, hold, test } from "./fixtures.ts";

const t = words("en");
const strip = (page: Page) => page.getByRole("region", { name: t("game.screenshots"), exact: true });
const slides = (page: Page) => strip(page).getByRole("listitem");
const next = (page: Page) => page.getByRole("button", { name: t("game.next"), exact: true });
const left = async (page: Page, index: number) =>
	Math.round((await slides(page).nth(index).boundingBox())?.x ?? Number.NaN);

/** The game's page with the app held back, its next arrow clicked so often; the function lets the app through. */
async function clickEarly(page: Page, clicks: number): Promise<() => Promise<void>> {
	const release = await hold(page, "**/assets/*.js");
	await page.goto(exampleGame.path);
	await next(page).scrollIntoViewIfNeeded();
	const before = await left(page, 0);
	for (let click = 0; click < clicks; click += 1) await next(page).click();
	await page.waitForTimeout(300);
	expect(await left(page, 0), "nothing moves before the app is here").toBe(before);
	return async () => {
		release();
		await booted(page);
		await expect(strip(page)).toHaveAttribute("data-enhanced");
		await page.waitForTimeout(1_000);
	};
}

test("a click on the next arrow before boot is replayed once: it moves one whole slide", async ({ page }) => {
	const boot = await clickEarly(page, 1);
	const origin = await left(page, 0);
	expect(await left(page, 1)).toBeGreaterThan(origin + 100);
	await boot();
	expect(await left(page, 1), "the second slide stands where the first one stood").toBe(origin);
	await expect(next(page)).toBeEnabled();
});

test("so many clicks before boot are replayed as so many: after one for each further slide the last is there", async ({
	page,
}) => {
	const { clip, screenshots } = findGame(exampleGame.slug, "en") ?? {};
	const boot = await clickEarly(page, (screenshots?.length ?? 0) - (clip ? 0 : 1));
	await boot();
	await expect(next(page)).toBeDisabled();
	await strip(page).scrollIntoViewIfNeeded();
	await expect(slides(page).last()).toBeInViewport({ ratio: 0.99 });
});

for (const [what, act] of [
	["pointer", (page: Page) => page.mouse.move(300, 300, { steps: 3 })],
	["key", (page: Page) => page.keyboard.press("Shift")],
	["scroll", (page: Page) => page.mouse.wheel(0, 200)],
] as const) {
	test(`the app starts at the first ${what}, though the page is still loading`, async ({ page }) => {
		const release = await hold(page, "**/pictures/**/background*");
		const scripts: string[] = [];
		page.on("request", (request) => {
			if (/\/assets\/.*\.js/.test(request.url())) scripts.push(request.url());
		});
		await page.goto(exampleGame.path, { waitUntil: "domcontentloaded" });
		await page.waitForTimeout(1_000);
		expect(scripts, "scripts fetched before the page has loaded").toEqual([]);
		await act(page);
		await booted(page);
		release();
	});
}

test("a row that stands scrolled from the beginning does not start the app", async ({ browser, baseURL }) => {
	const page = await browser.newPage({ baseURL, viewport: { width: 375, height: 800 }, locale: "en-US" });
	const release = await hold(page, "**/pictures/**");
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (/\/assets\/.*\.js/.test(request.url())) scripts.push(request.url());
	});
	await page.goto("/games/genre/clicker", { waitUntil: "domcontentloaded" });
	await expect(page.locator("main a[aria-current=true]", { hasText: t("games.genre.clicker.name") })).toBeInViewport();
	await page.waitForTimeout(1_000);
	expect(scripts, "scripts fetched before the page has loaded").toEqual([]);
	release();
	await booted(page);
	await page.close();
});

test("the app starts by itself once the page has loaded", async ({ page }) => {
	await page.goto(exampleGame.path);
	await booted(page);
});
