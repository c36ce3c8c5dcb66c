import { parse } from "parse5";
import { expect } from "vitest";
import { elements } from "#scripts/build/dom.ts";
import { sample } from "#tests/contact.ts";
import type { Page } from "#tests/engines/page.ts";
import { exampleGame, pageExamples } from "#tests/examples.ts";
import { fullText } from "#tests/html.ts";

const examples = pageExamples.filter(({ language }) => language === "en");
/** By then the app has started or given up. */
const settleMs = 1_500;

/** Each kind of page keeps the text of its HTML, and nothing lies over its text, links and buttons. */
export async function readPagesBelowFloor(page: Page): Promise<void> {
	for (const { path } of examples) {
		await page.visitor.visit(page.site.origin + path);
		await new Promise((resolve) => setTimeout(resolve, settleMs));
		await page.seen("h1");
		const html = await (await fetch(page.site.origin + path)).text();
		const [main] = [...elements(parse(html))].filter(({ tagName }) => tagName === "main");
		const served = main ? fullText(main).replace(/\s/g, "").length : Number.NaN;
		const shown = await page.visitor.evaluate(countLetters);
		expect.soft(shown, `${path}: letters of the text, of ${served} in its HTML`).toBeGreaterThan(served * 0.9);
		expect.soft(await page.visitor.evaluate(findCovered), `${path}: covered`).toEqual([]);
	}
}

/** Links lead on: a main page, the catalog, a game, another language. */
export async function followLinks(page: Page): Promise<void> {
	await page.visitor.visit(`${page.site.origin}/`);
	for (const [link, path] of [
		['header a[href="/games"]', "/games"],
		[`main a[href="${exampleGame.path}"]`, exampleGame.path],
		['footer a[href="/docs/guidelines"]', "/docs/guidelines"],
	] as const) {
		await page.click(link);
		await page.waitFor(() => page.whereabouts(), path, `the address after ${link}`);
		await page.seen("h1");
	}
}

/** The contact form can be reached, filled in and sent, and the visitor is thanked. */
export async function postForm(page: Page): Promise<void> {
	await page.visitor.visit(`${page.site.origin}/about-us`);
	await page.click('footer nav [commandfor="contact"], footer nav a[href*="contact"]');
	const field = (name: string) => `form[action="/reviews"] [name="${name}"]`;
	for (const name of ["name", "email", "message"] as const) await page.type(field(name), sample[name]);
	await page.click('form[action="/reviews"] button:not([command])');
	// A script that still runs there sends the form without leaving the page.
	const isSent = async () => (await page.whereabouts()) === "/thank-you" || (await page.isVisible("#contact-thanks"));
	await page.waitFor(isSent, true, "the visitor is thanked");
}

function countLetters(): number {
	return document.querySelector("main")?.textContent?.replace(/\s/g, "").length ?? 0;
}

/** Text, links and buttons that something else lies over, up to a hundred per page. */
function findCovered(): string[] {
	const isHidden = (element: Element) => {
		const { width, height } = element.getBoundingClientRect();
		const { visibility, opacity, clip, clipPath } = getComputedStyle(element);
		const isClipped = clip !== "auto" || clipPath !== "none";
		return width * height < 20 || visibility !== "visible" || opacity === "0" || isClipped;
	};
	const elements = [...document.querySelectorAll<HTMLElement>("header a, header button, main :is(h1, h2, h3, p, a)")];
	return elements
		.filter((element) => !isHidden(element))
		.slice(0, 100)
		.flatMap((element) => {
			element.scrollIntoView({ block: "center", behavior: "auto" });
			const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
			const [x, y] = [left + width / 2, top + height / 2];
			const hit = document.elementFromPoint(x, y);
			if (!hit || element.contains(hit) || hit.contains(element)) return [];
			// A card's link that is stretched over its own card leads to the same place.
			if (hit.closest("a, article, li, label") === element.closest("article, li, label")) return [];
			return [`${element.tagName} "${element.textContent?.trim().slice(0, 40)}" by ${hit.tagName}.${hit.className}`];
		});
}
