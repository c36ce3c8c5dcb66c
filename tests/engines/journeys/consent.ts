import { expect } from "vitest";
import type { EnginePage } from "#tests/engines/page.ts";
import { exampleGame, getTranslator } from "#tests/examples.ts";

const banner = 'section[aria-labelledby="consent-title"]';
const customizeButton = `${banner} button[commandfor="consent"]`;
const settings = 'footer button[commandfor="consent"]';
const getOption = (category: string) => `#consent [value="${category}"]`;

export const declineCookies = (page: EnginePage) => answerBanner(page, "decline", "declined");
export const acceptCookies = (page: EnginePage) => answerBanner(page, "accept", "accepted");

async function expectCookie(page: EnginePage, value: string): Promise<void> {
	expect(await page.evaluate(() => document.cookie)).toContain(`cookieConsent=${value}`);
}

async function answerBanner(page: EnginePage, action: "accept" | "decline", value: string): Promise<void> {
	await page.open("/");
	await page.expectVisible(banner);
	await page.click(`${banner} [data-consent="${action}"]`);
	await page.expectHidden(banner);
	await expectCookie(page, value);
	await page.expectAddress("/");
	await page.open(exampleGame.path);
	await page.expectHidden(banner);
}

export async function customizeCookies(page: EnginePage): Promise<void> {
	await page.open("/");
	await page.click(customizeButton);
	await page.expectVisible("#consent");
	await page.click(getOption("analytics"));
	await page.click('#consent [data-consent="save"]');
	await page.expectHidden("#consent");
	await page.expectHidden(banner);
	await expectCookie(page, "declined");
	const detail = await page.evaluate(() => localStorage.getItem("cookieConsent"));
	expect(JSON.parse(detail ?? "{}").granted).toEqual(["analytics"]);
	await page.open(exampleGame.path);
	await page.expectHidden(banner);
	await page.click(settings);
	await page.click(customizeButton);
	await page.expectVisible("#consent");
	expect(await page.read("#consent p")).toContain(getTranslator("en")("consent.now.some"));
	await page.expectExists(`${getOption("analytics")}:checked`);
	await page.expectExists(`${getOption("advertising")}:checked`, false);
	await page.click('#consent [data-consent="accept"]');
	await page.expectHidden("#consent");
	await expectCookie(page, "accepted");
	await page.expectFocus(settings);
}
