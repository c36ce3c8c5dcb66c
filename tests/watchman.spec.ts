import path from "node:path";
import type { Page } from "@playwright/test";
import { booted, expect, test } from "./fixtures.ts";
import type { Fault } from "./watchman/fault.ts";
import { judge, judgeFirst } from "./watchman/judge.ts";
import { readScene } from "./watchman/read/readScene.ts";
import { keep, type Sighting, summary } from "./watchman/report.ts";
import { isTolerated } from "./watchman/tolerated.ts";
import { visits } from "./watchman/visits.ts";
import { nameOf, type WindowSize, windows, withBanner, withLargerLetters } from "./watchman/windows.ts";

// What hides the words for a picture of their ground is not the site's: the policy would refuse it.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

for (const { name, language, path: address, action, status } of visits) {
	test(`${name}, ${language}: nothing is wrong in any window`, async ({ page, problems }, { project, title }) => {
		if (status === 404) problems.allow(/404/);
		const sightings: Sighting[] = [];
		const note = (window: string, faults: readonly Fault[]) => {
			sightings.push(...faults.filter((fault) => !isTolerated(fault, name)).map((fault) => ({ ...fault, window })));
		};
		await page.goto(address);
		await booted(page);
		await page.evaluate(() => document.fonts.ready);
		for (const size of windows) {
			await resize(page, size);
			note(nameOf(size), judgeFirst(await readScene(page, action), Boolean(action)));
		}
		const session = await page.context().newCDPSession(page);
		for (const percent of [150, 200]) {
			await session.send("Page.setFontSizes", { fontSizes: { standard: (16 * percent) / 100 } });
			for (const size of withLargerLetters) {
				await resize(page, size);
				note(`${nameOf(size)} at ${percent} %`, judge(await readScene(page)));
			}
		}
		await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
		await page.context().clearCookies({ name: "cookieConsent" });
		await page.reload();
		await booted(page);
		for (const size of withBanner) {
			await resize(page, size);
			note(`${nameOf(size)} with the banner`, judgeFirst(await readScene(page, action), Boolean(action)));
		}
		keep(path.join(project.outputDir, "watchman"), `${name}-${language}`, {
			name,
			language,
			windows: windows.length,
			sightings,
		});
		expect(sightings.length, summary(title, sightings)).toBe(0);
	});
}

/** Two frames after a resize everything that follows it has. */
async function resize(page: Page, size: WindowSize): Promise<void> {
	await page.setViewportSize(size);
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
