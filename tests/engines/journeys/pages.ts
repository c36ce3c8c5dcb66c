import { expect } from "vitest";
import type { EnginePage } from "#tests/engines/page.ts";
import { pageExamples } from "#tests/examples.ts";

const readExamples = pageExamples.filter(({ language }) => language !== "ru");

export const readPages = (page: EnginePage) => readEach(page, readExamples);
/** One page per layout. */
export const readPagesOnPhone = (page: EnginePage) =>
	readEach(
		page,
		readExamples.filter((example) => ["home", "game", "publish", "document"].includes(example.page)),
	);

async function readEach(page: EnginePage, pages: typeof readExamples): Promise<void> {
	for (const { path, language } of pages) {
		await page.open(path);
		await page.expectExists(`html[lang="${language}"]`);
		await page.expectVisible("h1");
		await page.expect(() => page.evaluate(findProblems), [], `${path} can be read`);
		expect(page.site.takeErrors(), path).toEqual([]);
	}
}

function findProblems(): string[] {
	const problems: string[] = [];
	// biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
	const [text = "", headline = ""] = ["main", "h1"].map((part) => document.querySelector<HTMLElement>(part)?.innerText);
	if (text.length < headline.length + 20) problems.push("no text");
	const { scrollWidth, clientWidth } = document.documentElement;
	if (scrollWidth > clientWidth) problems.push(`${scrollWidth - clientWidth} px wider than the window`);
	for (const image of document.images) {
		const { top, bottom, width } = image.getBoundingClientRect();
		const isInView = bottom > 0 && top < innerHeight && width > 0;
		if (isInView && !(image.complete && image.naturalWidth > 0)) problems.push(`not loaded: ${image.src}`);
	}
	for (const { family, status } of document.fonts) {
		// Fallback fonts are local, and may be missing.
		if (status === "error" && !family.includes("Fallback")) problems.push(`not loaded: the font ${family}`);
	}
	return problems;
}
