import path from "node:path";
import { findGame, gameSlugs } from "#content/readers/games.server.ts";
import { banner } from "./consent.ts";
import { expect, navigate, open, test } from "./fixtures.ts";
import type { Fault } from "./watchman/fault.ts";
import { contrastFaults } from "./watchman/faults/contrast.ts";
import { faceFaults, knownFaces } from "./watchman/faults/faces.ts";
import { pinnedFaults } from "./watchman/faults/pinned.ts";
import { judgeFirst } from "./watchman/judge.ts";
import { readScene } from "./watchman/read/readScene.ts";
import { keep, type Sighting, summary } from "./watchman/report.ts";
import {
	asksAboutCookies,
	enlargedText,
	everyGround,
	everyWindow,
	inTheDark,
	largerLetters,
	loaded,
	type Note,
	scrolledOn,
	unpainted,
	withKeyboardOpen,
} from "./watchman/rounds.ts";
import { documentOf, tinyFace, tinyPages, tinyPicture } from "./watchman/tinyPages.ts";
import { isTolerated } from "./watchman/tolerated.ts";
import { visits } from "./watchman/visits.ts";

// What hides the words for a picture of their ground is not the site's: the policy would refuse it. The first round is
// for somebody who has not chosen about cookies.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" }, consent: null, isPainted: true });

for (const visit of visits) {
	const { name, language, path: address, status } = visit;
	test(`${name}, ${language}: nothing is wrong in any window`, async ({ page, problems }, { project, title }) => {
		// One visit is many windows.
		test.setTimeout(180_000);
		if (status !== 200) problems.allow(new RegExp(String(status)));
		const looks = new Set<string>();
		const sightings: Sighting[] = [];
		const note: Note = (window, faults) => {
			looks.add(window);
			sightings.push(...faults.filter((fault) => !isTolerated(fault, name)).map((fault) => ({ ...fault, window })));
		};
		await open(page, address);
		await loaded(page);
		await unpainted(page);
		await asksAboutCookies(page, visit, note);
		await everyWindow(page, visit, note);
		await scrolledOn(page, note);
		await inTheDark(page, note);
		await largerLetters(page, note);
		await enlargedText(page, note);
		await withKeyboardOpen(page, visit, note);
		keep(path.join(project.outputDir, "watchman"), `${name}-${language}`, {
			name,
			language,
			looks: [...looks],
			sightings,
		});
		expect(sightings.length, summary(title, sightings)).toBe(0);
	});
}

test("the first words of every other game are legible on their picture in every window", async ({ page }, {
	title,
}) => {
	test.setTimeout(300_000);
	const others = gameSlugs().filter((slug) => !visits.some(({ path: address }) => address.endsWith(`/${slug}`)));
	const sightings: Sighting[] = [];
	await open(page, `/games/${others[0]}`);
	await unpainted(page);
	await banner(page).locator("[data-consent=decline]").click();
	for (const slug of others) {
		await navigate(page, `/games/${slug}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(findGame(slug, "en")?.title ?? slug);
		await everyGround(page, (window, faults) =>
			sightings.push(...faults.map((fault) => ({ ...fault, says: `/games/${slug}: ${fault.says}`, window }))),
		);
	}
	expect(sightings.length, summary(title, sightings)).toBe(0);
});

test("the faces in the first pictures are known, or none could be found hidden", () => {
	expect([...knownFaces.keys()]).not.toEqual([]);
	for (const [name, faces] of knownFaces) {
		for (const [left, top, width, height] of faces) {
			const isInside = left >= 0 && top >= 0 && width > 0 && height > 0 && left + width <= 1 && top + height <= 1;
			expect.soft(isInside, `a face of ${name} is inside it: ${[left, top, width, height]}`).toBe(true);
		}
	}
});

test("each kind of fault is seen where it is, and only there", async ({ page }) => {
	await page.route("**/pictures/site/example.*", (route) =>
		route.fulfill({ contentType: "image/svg+xml", body: tinyPicture }),
	);
	for (const { kind, says, faulty, sound, size, scrolled = 0 } of tinyPages) {
		const found = async (words: string): Promise<Fault[]> => {
			await page.setViewportSize(size);
			await page.route("**/tiny", (route) => route.fulfill({ contentType: "text/html", body: documentOf(words) }));
			await page.goto("/tiny");
			await page.evaluate((top) => scrollTo(0, top), scrolled);
			const scene = await readScene(page, { action: "main [data-variant]" });
			const faults = judgeFirst(scene, kind === "first screen");
			faults.push(...faceFaults(scene, new Map([["site/example", [tinyFace]]])), ...pinnedFaults(scene, scrolled));
			if (kind === "contrast") faults.push(...(await contrastFaults(page, scene)));
			return faults.filter((fault) => fault.kind === kind);
		};
		expect.soft((await found(faulty)).map((fault) => fault.says).join("\n"), `${kind}, faulty`).toMatch(says);
		expect.soft(await found(sound), `${kind}, sound`).toEqual([]);
	}
});
