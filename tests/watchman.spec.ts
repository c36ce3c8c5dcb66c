import path from "node:path";
import { booted, expect, test } from "./fixtures.ts";
import { keep, type Sighting, summary } from "./watchman/report.ts";
import {
	asksAboutCookies,
	everyWindow,
	largerLetters,
	loaded,
	type Note,
	scrolledOn,
	withKeyboardOpen,
} from "./watchman/rounds.ts";
import { isTolerated } from "./watchman/tolerated.ts";
import { visits } from "./watchman/visits.ts";

// What hides the words for a picture of their ground is not the site's: the policy would refuse it.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

for (const visit of visits) {
	const { name, language, path: address, status } = visit;
	test(`${name}, ${language}: nothing is wrong in any window`, async ({ page, problems }, { project, title }) => {
		// One visit is many windows.
		test.setTimeout(180_000);
		if (status !== 200) problems.allow(new RegExp(String(status)));
		const sightings: Sighting[] = [];
		const note: Note = (window, faults) => {
			sightings.push(...faults.filter((fault) => !isTolerated(fault, name)).map((fault) => ({ ...fault, window })));
		};
		await page.goto(address);
		await booted(page);
		await loaded(page);
		await everyWindow(page, visit, note);
		await scrolledOn(page, note);
		await largerLetters(page, note);
		await withKeyboardOpen(page, visit, note);
		await asksAboutCookies(page, visit, note);
		keep(path.join(project.outputDir, "watchman"), `${name}-${language}`, { name, language, sightings });
		expect(sightings.length, summary(title, sightings)).toBe(0);
	});
}
