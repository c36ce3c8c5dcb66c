import { expect } from "vitest";
import type { Page } from "#tests/engines/page.ts";
import { exampleGame } from "#tests/examples.ts";

const banner = 'section[aria-labelledby="consent-title"]';

export const declineCookies = (page: Page) => answerBanner(page, "decline", "declined");
export const acceptCookies = (page: Page) => answerBanner(page, "accept", "accepted");

/** A visitor answers the banner with one of its buttons; the answer is stored, and the next page does not ask. */
async function answerBanner(page: Page, action: "accept" | "decline", cookie: string): Promise<void> {
	await page.open("/");
	await page.seen(banner);
	await page.click(`${banner} [data-consent="${action}"]`);
	await page.seen(banner, false);
	expect(await page.visitor.evaluate(() => document.cookie)).toContain(`cookieConsent=${cookie}`);
	await page.at("/");
	await page.open(exampleGame.path);
	await page.seen(banner, false);
}
