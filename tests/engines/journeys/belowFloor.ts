import { parse } from "parse5";
import { expect } from "vitest";
import { fieldNames, sampleMessage } from "#tests/contact.ts";
import { getTextContent, select } from "#tests/dom.ts";
import { type BrowserJourney, type EnginePage, phoneWindow } from "#tests/engines/page.ts";
import { exampleGame, pageExamples } from "#tests/examples.ts";

/** Time in which scripts start or fail. */
const SETTLE_MS = 1_500;

/** In unsupported browsers scripts may fail: tests only the features of the HTML, with JavaScript and without. */
export const journeysBelowFloor: readonly BrowserJourney[] = [true, false].flatMap((javaScriptEnabled) =>
	[
		{ name: "every kind of page can be read", go: readPages },
		{ name: "every kind of page can be read on a phone", go: readPages, options: phoneWindow },
		{ name: "links lead to their pages", go: followLinks },
		{ name: "the contact form is sent", go: (page: EnginePage) => postForm(page, javaScriptEnabled) },
	].map(({ name, go, options }) => ({
		name: `${name} ${javaScriptEnabled ? "with" : "without"} JavaScript`,
		go,
		options: { ...options, javaScriptEnabled },
		allowed: /^(script|promise|console)/,
	})),
);

async function readPages(page: EnginePage): Promise<void> {
	for (const { path } of pageExamples.filter(({ language }) => language === "en")) {
		const url = page.site.origin + path;
		await page.window.goto(url);
		await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
		await page.expectVisible("h1");
		const main = select(parse(await (await fetch(url)).text()), "main");
		const servedLength = getTextContent(main).replace(/\s/g, "").length;
		const shown = await page.evaluate(() => document.querySelector("main")?.textContent?.replace(/\s/g, "").length);
		expect.soft(shown, `${path}: characters, of ${servedLength} in its HTML`).toBeGreaterThan(servedLength * 0.9);
		expect.soft(await page.evaluate(findCovered), `${path}: covered`).toEqual([]);
	}
}

async function followLinks(page: EnginePage): Promise<void> {
	await page.window.goto(`${page.site.origin}/`);
	for (const [link, path] of [
		['header a[href="/games"]', "/games"],
		[`main a[href="${exampleGame.path}"]`, exampleGame.path],
		['footer a[href="/docs/guidelines"]', "/docs/guidelines"],
	] as const) {
		await page.click(link);
		await page.expect(() => page.evaluate(() => location.pathname), path, `the address after ${link}`);
		await page.expectVisible("h1");
	}
}

/** Without JavaScript and invoker commands, the form is at the end of the page. */
async function postForm(page: EnginePage, isDialog: boolean): Promise<void> {
	const opener = 'footer nav [commandfor="contact"]';
	await page.window.goto(`${page.site.origin}/about-us`);
	await (isDialog ? page.click(opener) : page.expectHidden(opener));
	for (const name of fieldNames) await page.type(`form[action="/reviews"] [name="${name}"]`, sampleMessage[name]);
	await page.click('form[action="/reviews"] button:not([command])');
	// A running script sends the form without leaving the page.
	const isThanked = () =>
		page.evaluate(() => {
			const thanksBox = document.querySelector("#contact-thanks")?.getBoundingClientRect();
			return location.pathname === "/thank-you" || Boolean(thanksBox?.height);
		});
	await page.expect(isThanked, true, "the visitor is thanked");
}

/** Texts, links and buttons among the first hundred that another element covers. */
function findCovered(): string[] {
	const isHidden = (element: Element) => {
		const { width, height } = element.getBoundingClientRect();
		const { visibility, opacity, clip, clipPath } = getComputedStyle(element);
		return width * height < 20 || visibility !== "visible" || opacity === "0" || clip !== "auto" || clipPath !== "none";
	};
	const all = [...document.querySelectorAll<HTMLElement>("header a, header button, main :is(h1, h2, h3, p, a)")];
	const visibleElements = all.filter((element) => !isHidden(element)).slice(0, 100);
	return visibleElements.flatMap((element) => {
		element.scrollIntoView({ block: "center", behavior: "auto" });
		const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
		const hit = document.elementFromPoint(left + width / 2, top + height / 2);
		if (!hit || element.contains(hit) || hit.contains(element)) return [];
		// The link of a card covers the whole card.
		if (hit.closest("a, article, li, label") === element.closest("article, li, label")) return [];
		return [`${element.tagName} "${element.textContent?.trim().slice(0, 40)}" by ${hit.tagName}.${hit.className}`];
	});
}
