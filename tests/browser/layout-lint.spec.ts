import type { Page } from "@playwright/test";
import { languageCodes } from "#config/languages.ts";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { featuredGames, findGame, gameSlugs } from "#content/readers/games.server.ts";
import { accessProblems } from "#tests/axe.ts";
import { allAddresses, errorExamples, getTranslator, pageExamples } from "#tests/examples.ts";
import { expect, openPage, test } from "#tests/fixtures.ts";
import { lengthenTexts, scaleText, setDefaultFontSize } from "#tests/measures.ts";
import { isFullRun } from "#tools/testing/fullRun.ts";
import { isException } from "./layout-lint/exceptions.ts";
import { plantedDefects, soundPage } from "./layout-lint/plantedDefects.ts";
import { type LayoutFinding, lintFirstScreen, lintLayout } from "./layout-lint/rules.ts";
import { type LayoutSnapshot, takeSnapshot } from "./layout-lint/snapshot.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

interface LintWindows extends Record<"banner" | "top" | "scrolled" | "longer", string> {
	readonly percents: Readonly<Record<number, string>>;
	readonly factors: Readonly<Record<number, string>>;
}

/**
 * Viewports by state of a page, wide to narrow, because larger images also serve smaller viewports. `percents` enlarge
 * text by the browser's setting, `factors` by a phone's system, which leaves all other lengths unchanged.
 */
const windowSizes: LintWindows = isFullRun
	? {
			banner: "1920x1080 1366x650 390x844 360x640",
			top: `3840x1600 2560x1440 1920x1080 1728x1000 1536x730 1440x900 1366x650 1280x320 1180x820 1024x1366 1024x600
			912x1368 820x1180 768x1024 812x375 667x375 568x320 600x960 540x720 430x932 390x844 360x640 320x568 280x653`,
			scrolled: "1366x650 430x932 320x568",
			percents: { 150: "1366x650 812x375 320x568", 200: "1366x650 812x375 375x667" },
			factors: { 1.3: "390x844 360x640", 1.5: "390x844 360x640", 2: "390x844 360x640" },
			longer: "1280x800 768x1024 320x568",
		}
	: {
			banner: "360x640",
			top: "1366x650 768x1024 360x640 280x653",
			scrolled: "320x568",
			percents: { 200: "375x667" },
			factors: { 1.5: "360x640" },
			longer: "320x568",
		};
/** For English pages with a Russian version, which has longer words. */
const windowsOfShortTexts: LintWindows = isFullRun
	? windowSizes
	: { ...windowSizes, banner: "", top: "280x653", scrolled: "", percents: {}, factors: {} };

/** Page types with a call to action. The others are for reading. */
const pagesWithAction: readonly string[] = [
	...["home", "games", "gamesPage", "genre", "genrePage", "game"],
	...["business", "publish", "partnership", "thanks", "error"],
];
/** Texts that are never translated, or hidden until focused. */
const unchangedTexts = [site.name, ...featuredGames().map(({ title }) => title), getTranslator("en")("layout.skip")];

type LintExample = Pick<(typeof pageExamples)[number], "language" | "path"> & { readonly page: string };

/** A page per type and language, English first because visits store the language; games: shortest and longest title. */
const lintExamples: readonly LintExample[] = [
	...pageExamples.filter(({ page }) => page !== "game" && page !== "document"),
	...[titles().at(0), titles().at(-1)].flatMap((slug) => endingWith(`/games/${slug}`)),
	...["/privacy-policy", "/referral-program", "/pricing"].flatMap(endingWith),
	...errorExamples.filter(({ code }) => code === "404").map((error) => ({ ...error, page: "error" })),
].sort((a, b) => languageCodes.indexOf(a.language) - languageCodes.indexOf(b.language));

function titles(): string[] {
	const length = (slug: string) => findGame(slug, "en")?.title.length ?? 0;
	return [...gameSlugs()].sort((a, b) => length(a) - length(b));
}

function endingWith(end: string): LintExample[] {
	const found = allAddresses.filter(({ path }) => path.endsWith(end));
	if (found.length === 0) throw new Error(`layout-lint.spec.ts: no page ends with "${end}". Name one that exists.`);
	return found.filter(({ language }, index) => found.findIndex((other) => other.language === language) === index);
}

/** Maps each finding to its viewports. */
type LintReport = Map<string, string[]>;

/** Lints at each viewport size ("360x640 …") and adds the findings to the report. */
async function lintWindows(
	page: Page,
	report: LintReport,
	[sizes, state]: readonly [sizes: string, state: string],
	lint: (snapshot: LayoutSnapshot) => LayoutFinding[] = lintLayout,
): Promise<void> {
	for (const size of sizes.match(/\S+/g) ?? []) {
		const [width = 0, height = 0] = size.split("x").map(Number);
		await page.setViewportSize({ width, height });
		for (const lintFinding of lint(await takeSnapshot(page))) {
			if (isException(lintFinding)) continue;
			const line = `[${lintFinding.rule}] ${lintFinding.message}`;
			report.set(line, [...(report.get(line) ?? []), [size, state, lintFinding.amount].filter(Boolean).join(" ")]);
		}
	}
}

/** Lays out and loads everything that would otherwise wait for scrolling. */
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

// Pages of one type share most of their files, which a browser context loads once.
for (const [name, examples] of Map.groupBy(lintExamples, ({ page }) => page)) {
	test(`${name} has no layout defect in any viewport or text size, and its translations meet WCAG 2.2 A and AA`, async ({
		page,
		problems,
	}) => {
		test.setTimeout(40_000 * examples.length);
		problems.allow(/404/);
		// Texts may be lengthened before an island hydrates: React then reports the difference and renders the island again.
		problems.allow(/React error #418/);
		for (const example of examples) {
			await test.step(example.path, async () => {
				expect.soft(Object.fromEntries(await lintPage(page, example)), example.path).toEqual({});
			});
		}
	});
}

async function lintPage(page: Page, { page: name, language, path }: LintExample): Promise<LintReport> {
	const report: LintReport = new Map();
	const hasAction = pagesWithAction.includes(name);
	const isShort = language === "en" && lintExamples.some((other) => other.path === localizedPath("ru", path));
	const { banner, top, scrolled, percents, factors, longer } = isShort ? windowsOfShortTexts : windowSizes;
	const lintAll = (snapshot: LayoutSnapshot) => [...lintLayout(snapshot), ...lintFirstScreen(snapshot, hasAction)];
	const hasBanner = hasAction && banner !== "";
	if (hasBanner) await page.context().clearCookies({ name: "cookieConsent" });
	await openPage(page, path);
	await loadAll(page);
	if (hasBanner) {
		await lintWindows(page, report, [banner, "banner"], lintAll);
		const strip = page.locator('section[aria-labelledby="consent-title"]');
		await strip.getByRole("button").first().click();
		await expect(strip).toBeHidden();
	}
	await lintWindows(page, report, [top, ""], lintAll);
	await page.evaluate(() => scrollTo({ top: 1.1 * innerHeight, behavior: "instant" }));
	await lintWindows(page, report, [scrolled, "scrolled"]);
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	for (const [percent, sizes] of Object.entries(percents)) {
		await setDefaultFontSize(page, (16 * Number(percent)) / 100);
		await lintWindows(page, report, [sizes, `at ${percent} %`]);
		await setDefaultFontSize(page, 16);
	}
	for (const [factor, sizes] of Object.entries(factors)) {
		await scaleText(page, Number(factor));
		// At a factor of 2, only sideways scrolling counts.
		const counts = ({ rule }: LayoutFinding) => Number(factor) < 2 || rule === "sideways scroll";
		await lintWindows(page, report, [sizes, `with text x ${factor}`], (all) => lintLayout(all).filter(counts));
	}
	if (language === "en") {
		await scaleText(page, 1);
		expect(await lengthenTexts(page, unchangedTexts)).toBeGreaterThan(20);
		const isCut = ({ rule }: LayoutFinding) => rule === "cut" || rule === "sideways scroll";
		await lintWindows(page, report, [longer, "with longer texts"], (all) => lintLayout(all).filter(isCut));
	}
	// English, and in a full run every language: pages.spec.ts.
	else if (!isFullRun) {
		await scaleText(page, 1);
		await page.setViewportSize({ width: 320, height: 800 });
		await page.emulateMedia({ colorScheme: "dark" });
		expect.soft(await accessProblems(page), `WCAG 2.2 A and AA: ${path} at 320 px, dark`).toEqual([]);
		await page.emulateMedia({ colorScheme: null });
	}
	return report;
}

test("each layout rule finds its defect in a page that has no other", async ({ page }) => {
	await page.route("**/planted", (route) => route.fulfill({ contentType: "text/html", body: soundPage }));
	await page.goto("/planted");
	for (const [rule, css, message, size = "360x640", percent = 100] of plantedDefects) {
		await setDefaultFontSize(page, (16 * percent) / 100);
		const find = async () => {
			const report: LintReport = new Map();
			await lintWindows(page, report, [size, ""], (all) => [...lintLayout(all), ...lintFirstScreen(all, true)]);
			return [...report.keys()];
		};
		expect.soft(await find(), `without ${css}`).toEqual([]);
		const style = await page.addStyleTag({ content: css });
		expect.soft((await find()).join("\n"), css).toContain(`[${rule}] ${message}`);
		await style.evaluate((element) => (element as HTMLElement).remove());
	}
});
