import { expect } from "vitest";
import type { Address } from "#content/readers/prerenderPaths.server.ts";
import type { Page } from "#tests/engines/page.ts";
import { pageExamples } from "#tests/examples.ts";

const examples = pageExamples.filter(({ language }) => language !== "ru");

/** One page of each kind can be read: its headline, its text, its pictures in sight, nothing wider than the window. */
export async function readPages(page: Page): Promise<void> {
	for (const example of examples) await readPage(page, example);
}

/** So can, in a narrow window, one of each frame: the site's, a game's, the publishers', a document's. */
export async function readNarrowPages(page: Page): Promise<void> {
	const frames = ["home", "game", "publish", "document"];
	for (const example of examples.filter((candidate) => frames.includes(candidate.page))) await readPage(page, example);
}

async function readPage(page: Page, { path, language }: Address): Promise<void> {
	await page.open(path);
	expect(await page.attribute("html", "lang"), path).toBe(language);
	await page.seen("h1");
	await page.waitFor(() => page.visitor.evaluate(lackOf), [], `${path} can be read`);
	expect(page.site.takeProblems(), path).toEqual([]);
}

/** What a reader of the page would miss now. */
function lackOf(): string[] {
	const lacks: string[] = [];
	// biome-ignore lint/performance/useDomNodeTextContent: what counts is the text that is shown
	const [text = "", headline = ""] = ["main", "h1"].map((part) => document.querySelector<HTMLElement>(part)?.innerText);
	if (text.length < headline.length + 20) lacks.push("text");
	const { scrollWidth, clientWidth } = document.documentElement;
	if (scrollWidth > clientWidth) lacks.push(`${scrollWidth - clientWidth} px beside the window`);
	for (const picture of document.querySelectorAll("img")) {
		const { top, bottom, width } = picture.getBoundingClientRect();
		const isInSight = bottom > 0 && top < innerHeight && width > 0;
		if (isInSight && !(picture.complete && picture.naturalWidth > 0)) lacks.push(picture.currentSrc || picture.src);
	}
	for (const { family, status } of document.fonts) {
		// What stands in for a font until it is here is the machine's own, and a machine may not have it.
		if (status === "error" && !family.includes("Fallback")) lacks.push(`the font ${family}`);
	}
	return lacks;
}
