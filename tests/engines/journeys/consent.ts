import { expect } from "vitest";
import type { Page } from "#tests/engines/page.ts";
import { exampleGame, words } from "#tests/examples.ts";

const t = words("en");
const banner = 'section[aria-labelledby="consent-title"]';
const settings = 'footer button[commandfor="consent"]';
const box = (category: string) => `#consent [value="${category}"]`;

/** A first visit chooses its cookies one by one; the next page and Cookie Settings know it. */
export async function customiseCookies(page: Page): Promise<void> {
	await page.open("/");
	await page.seen(banner);
	await page.click(`${banner} button[commandfor="consent"]`);
	await page.seen("#consent");
	await page.click(box("analytics"));
	await page.click('#consent [data-consent="save"]');
	await page.seen("#consent", false);
	await page.seen(banner, false);
	expect(await page.visitor.evaluate(() => document.cookie)).toContain("cookieConsent=declined");
	const detail = await page.visitor.evaluate(() => localStorage.getItem("cookieConsent"));
	expect(JSON.parse(detail ?? "{}").granted).toEqual(["analytics"]);

	await page.open(exampleGame.path);
	await page.seen(banner, false);
	await page.click(settings);
	await page.seen(banner);
	await page.click(`${banner} button[commandfor="consent"]`);
	await page.seen("#consent");
	expect(await page.text("#consent p")).toContain(t("consent.now.some"));
	expect(await page.exists(`${box("analytics")}:checked`), "what was chosen is ticked").toBe(true);
	expect(await page.exists(`${box("advertising")}:checked`), "what was not, is not").toBe(false);
	await page.click('#consent [data-consent="accept"]');
	await page.seen("#consent", false);
	expect(await page.visitor.evaluate(() => document.cookie)).toContain("cookieConsent=accepted");
	await page.waitFor(() => page.isFocused(settings), true, "Cookie Settings has the focus again");
}
