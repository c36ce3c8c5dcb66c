import type { Page, Route } from "@playwright/test";
import { exampleGame, homeTitle, words } from "./examples.ts";
import { booted, expect, markDocument, open, test, whereabouts } from "./fixtures.ts";
import { chooseLanguage } from "./languageMenu.ts";

/** Answers the translation files by `respond`, which learns how often each was asked for; gives these counts. */
async function answerLocales(
	page: Page,
	pattern: string,
	respond: (route: Route, time: number) => Promise<void>,
): Promise<Map<string, number>> {
	const counts = new Map<string, number>();
	await page.route(pattern, async (route) => {
		const { pathname } = new URL(route.request().url());
		const time = (counts.get(pathname) ?? 0) + 1;
		counts.set(pathname, time);
		await respond(route, time);
	});
	return counts;
}

const bothFiles = ["/locales/en/meta.json", "/locales/en/translation.json"];

/** The page can be read, and its links lead on by loading documents. */
async function readsAndLeadsOn(page: Page): Promise<void> {
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("en"));
	await expect(page.locator("html")).not.toHaveAttribute("data-ready");
	const isSame = await markDocument(page);
	await page.locator(`a[href="${exampleGame.path}"]`).click();
	await expect(page.getByRole("heading", { level: 1, name: exampleGame.title })).toBeVisible();
	expect(whereabouts(page)).toBe(exampleGame.path);
	expect(await isSame()).toBe(false);
}

test("the app starts by GETting exactly the language's two files, with a version query", async ({ page }) => {
	const calls: string[] = [];
	page.on("request", (request) => {
		const { pathname, search } = new URL(request.url());
		if (pathname.startsWith("/locales/")) calls.push(`${request.method()} ${pathname}${search}`);
	});
	await open(page, "/ru");
	expect(calls.toSorted()).toEqual([
		expect.stringMatching(/^GET \/locales\/ru\/meta\.json\?v=[0-9a-f]{8}$/),
		expect.stringMatching(/^GET \/locales\/ru\/translation\.json\?v=[0-9a-f]{8}$/),
	]);
});

test("answered 503 twice, each file is asked for again, and the app boots", async ({ page, problems }) => {
	problems.allow(/503/);
	const counts = await answerLocales(page, "**/locales/**", (route, time) =>
		time <= 2 ? route.fulfill({ status: 503 }) : route.continue(),
	);
	await page.goto("/");
	await booted(page);
	expect([...counts.keys()].toSorted()).toEqual(bothFiles);
	for (const [file, times] of counts) expect(times, file).toBeGreaterThanOrEqual(3);
});

test("answered 404, each file is asked for exactly once; the page stays readable and its links work", async ({
	page,
	problems,
}) => {
	problems.allow(/404/);
	const counts = await answerLocales(page, "**/locales/**", (route) => route.fulfill({ status: 404 }));
	await page.goto("/");
	await expect.poll(() => [...counts.keys()].toSorted()).toEqual(bothFiles);
	// Longer than the backend's first two pauses before another try.
	await page.waitForTimeout(2_000);
	expect([...counts.values()]).toEqual([1, 1]);
	await readsAndLeadsOn(page);
});

test("with the network cut, the files are asked for again, the page stays readable and its links work", async ({
	page,
	problems,
}) => {
	problems.allow(/\/locales\//);
	const counts = await answerLocales(page, "**/locales/**", (route) => route.abort());
	await page.goto("/");
	await expect.poll(() => Math.min(...bothFiles.map((file) => counts.get(file) ?? 0))).toBeGreaterThanOrEqual(3);
	await readsAndLeadsOn(page);
});

test("the network comes back: the app boots without a reload", async ({ page, problems }) => {
	problems.allow(/\/locales\//);
	let cut = true;
	const counts = await answerLocales(page, "**/locales/**", (route) => (cut ? route.abort() : route.continue()));
	await page.goto("/");
	await expect.poll(() => counts.size).toBe(2);
	cut = false;
	await booted(page);
});

for (const [what, pattern] of [
	["both files answer", "**/locales/ru/**"],
	["translation.json answers", "**/locales/ru/translation.json*"],
	["meta.json answers", "**/locales/ru/meta.json*"],
] as const) {
	test(`Russian, whose ${what} 404, is loaded as a prerendered page instead`, async ({ page, problems }) => {
		problems.allow(/404/);
		await open(page, "/");
		const isSame = await markDocument(page);
		await answerLocales(page, pattern, (route) => route.fulfill({ status: 404 }));
		await chooseLanguage(page, "ru");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("ru"));
		expect(whereabouts(page)).toBe("/ru");
		expect(await isSame()).toBe(false);
	});
}

test("a language that is not needed may fail: English navigation goes on without a document", async ({
	page,
	problems,
}) => {
	problems.allow(/404/);
	await answerLocales(page, "**/locales/{ru,id}/**", (route) => route.fulfill({ status: 404 }));
	await open(page, "/");
	const isSame = await markDocument(page);
	await open(page, exampleGame.path);
	await expect(page.getByRole("heading", { level: 1, name: exampleGame.title })).toBeVisible();
	await expect(page.getByText(words("en")("game.play"), { exact: true }).first()).toBeVisible();
	expect(await isSame()).toBe(true);
});
