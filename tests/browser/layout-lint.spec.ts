import type { Page } from "@playwright/test";
import { findGame, gameSlugs } from "#content/readers/games.server.ts";
import { allAddresses, errorExamples, pageExamples } from "#tests/examples.ts";
import { expect, openPage, test } from "#tests/fixtures.ts";
import { scaleText, setLetterSize } from "#tests/measures.ts";
import { isFullRun } from "#tools/testing/fullRun.ts";
import { isException, scrollers } from "./layout-lint/exceptions.ts";
import { plantedDefects, soundPage } from "./layout-lint/plantedDefects.ts";
import { type LayoutFinding, lintFirstScreen, lintLayout, minTarget } from "./layout-lint/rules.ts";
import { type LayoutSnapshot, takeSnapshot } from "./layout-lint/snapshot.ts";

test.use({ consent: null, contextOptions: { reducedMotion: "reduce" } });

/** Phones, phones on their side, tablets and desktops. Wide to narrow: larger images serve smaller screens. */
const windows = isFullRun
	? `3840x1600 2560x1440 1920x1080 1728x1000 1536x730 1440x900 1366x650 1280x320 1180x820 1024x1366 1024x600
	912x1368 820x1180 768x1024 812x375 667x375 568x320 600x960 540x720 430x932 390x844 360x640 320x568 280x653`
	: "1920x1080 1366x650 768x1024 812x375 390x844 360x640 280x653";
const scrolledWindows = isFullRun ? "1366x650 430x932 320x568" : "1366x650 320x568";
const bannerWindows = isFullRun ? "1920x1080 1366x650 390x844 360x640" : "1366x650 360x640";
/** Text that the browser's own setting enlarges, in percent. */
const enlarged = isFullRun
	? { 150: "1366x650 812x375 320x568", 200: "1366x650 812x375 375x667" }
	: { 150: "320x568", 200: "1366x650 375x667" };
/** Text that a phone's system enlarges, while every other length keeps its size. */
const textZooms = isFullRun ? [1.3, 1.5, 2] : [1.5, 2];
const textZoomWindows = isFullRun ? "390x844 360x640" : "360x640";

/** Page types that a visitor opens to do something. The others are read. */
const pagesWithAction: readonly string[] = [
	...["home", "games", "gamesPage", "genre", "genrePage", "game"],
	...["business", "publish", "partnership", "thanks", "error"],
];

interface Example {
	readonly name: string;
	readonly language: string;
	readonly path: string;
	readonly hasAction: boolean;
}

/** One page of each type in each language; of games, the ones with the shortest and longest title; of documents, those with a form of their own. */
const examples: readonly Example[] = [
	...pageExamples.filter(({ page }) => page !== "game" && page !== "document").map(toExample),
	...[titles().at(0), titles().at(-1)].flatMap((slug) => endingWith(`/games/${slug}`)),
	...["/privacy-policy", "/referral-program", "/pricing"].flatMap(endingWith),
	...errorExamples.filter(({ code }) => code === "404").map((error) => toExample({ ...error, page: "error" })),
];

function titles(): string[] {
	const length = (slug: string) => findGame(slug, "en")?.title.length ?? 0;
	return [...gameSlugs()].sort((a, b) => length(a) - length(b));
}

function endingWith(end: string): Example[] {
	const found = allAddresses.filter(({ path }) => path.endsWith(end)).map(toExample);
	if (found.length === 0) throw new Error(`layout-lint.spec.ts: no page ends with "${end}". Name one that exists.`);
	return found.filter(({ language }, index) => found.findIndex((other) => other.language === language) === index);
}

function toExample({ page, language, path }: { page: string; language: string; path: string }): Example {
	return { name: `${page} ${path}`, language, path, hasAction: pagesWithAction.includes(page) };
}

/** Resizes the viewport to each of the sizes ("360x640 …") and takes a snapshot. */
async function inWindows(
	page: Page,
	sizes: string,
	use: (size: string, snapshot: LayoutSnapshot) => Promise<void> | void,
) {
	for (const size of sizes.trim().split(/\s+/)) {
		const [width = 0, height = 0] = size.split("x").map(Number);
		await page.setViewportSize({ width, height });
		await use(size, await takeSnapshot(page, { scrollers, minTarget: minTarget({ width }) }));
	}
}

/** Has everything laid out and loaded that would come on scrolling. */
async function loadAll(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("* { content-visibility: visible !important }");
		document.adoptedStyleSheets.push(sheet);
		await document.fonts.ready;
		for (const image of document.images) image.loading = "eager";
		await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
	});
}

for (const { name, language, path, hasAction } of examples) {
	test(`${name} (${language}) has no layout defect in any viewport, theme or text size`, async ({ page, problems }) => {
		test.setTimeout(120_000);
		problems.allow(/404/);
		const report = new Report();
		await openPage(page, path);
		await loadAll(page);
		const banner = page.locator('section[aria-labelledby="consent-title"]');
		const lintAll = (snapshot: LayoutSnapshot) => [...lintLayout(snapshot), ...lintFirstScreen(snapshot, hasAction)];
		if (hasAction)
			await inWindows(page, bannerWindows, (size, snapshot) => report.add(`${size} banner`, lintAll(snapshot)));
		await banner.getByRole("button").first().click();
		await expect(banner).toBeHidden();
		await inWindows(page, windows, (size, snapshot) => report.add(size, lintAll(snapshot)));
		await page.evaluate(() => scrollTo({ top: 1.1 * innerHeight, behavior: "instant" }));
		await inWindows(page, scrolledWindows, (size, snapshot) => report.add(`${size} scrolled`, lintLayout(snapshot)));
		await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		for (const [percent, sizes] of Object.entries(enlarged)) {
			await setLetterSize(page, (16 * Number(percent)) / 100);
			await inWindows(page, sizes, (size, snapshot) => report.add(`${size} at ${percent} %`, lintLayout(snapshot)));
		}
		await setLetterSize(page, 16);
		for (const zoom of textZooms) {
			await scaleText(page, zoom);
			// At twice the size a page must only not scroll sideways.
			const counts = ({ rule }: LayoutFinding) => zoom < 2 || rule === "sideways scroll";
			await inWindows(page, textZoomWindows, (size, snapshot) =>
				report.add(`${size} with text x ${zoom}`, lintLayout(snapshot).filter(counts)),
			);
		}
		expect(report.lines()).toEqual([]);
	});
}

for (const { css, rule, message, size = "360x640", percent = 100 } of plantedDefects) {
	test(`the layout rule "${rule}" finds that ${message}`, async ({ page }) => {
		await page.route("**/planted", (route) => route.fulfill({ contentType: "text/html", body: soundPage }));
		await page.goto("/planted");
		await setLetterSize(page, (16 * percent) / 100);
		const find = async () => {
			const report = new Report();
			await inWindows(page, size, (name, snapshot) => {
				report.add(name, [...lintLayout(snapshot), ...lintFirstScreen(snapshot, true)]);
			});
			return report.lines();
		};
		expect(await find(), "without the defect").toEqual([]);
		await page.addStyleTag({ content: css });
		expect((await find()).join("\n")).toContain(`[${rule}] ${message}`);
	});
}

/** Collects findings, and lists each once with the windows that have it. */
class Report {
	readonly #found = new Map<string, string[]>();

	add(where: string, findings: readonly LayoutFinding[]): void {
		for (const finding of findings.filter((candidate) => !isException(candidate))) {
			const line = `[${finding.rule}] ${finding.message}`;
			this.#found.set(line, [...(this.#found.get(line) ?? []), `${where} ${finding.amount && `(${finding.amount})`}`]);
		}
	}

	lines(): string[] {
		return Array.from(this.#found, ([line, places]) => `${line}: ${places.map((place) => place.trim()).join(", ")}`);
	}
}
