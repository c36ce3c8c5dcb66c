import type { Page } from "@playwright/test";
import { exampleGame, words } from "./examples.ts";
import { blockApp, booted, expect, hold, open, test } from "./fixtures.ts";
import { languageLink, languageToggle } from "./languageMenu.ts";

/** Which page is shown, and how far it has gone up: the consent banner above it comes and goes. */
const look = () => {
	const top = document.querySelector("main")?.getBoundingClientRect().top ?? 0;
	return `${document.querySelector("h1")?.textContent} at ${Math.round(-top)}`;
};

/** Writes down from now on, frame by frame, what is to be seen; the function that comes back waits for a last state and tells each once. */
async function watchFrames(page: Page): Promise<(last: string) => Promise<string[]>> {
	await page.evaluate((source) => {
		const look = new Function(`return (${source})()`) as () => string;
		const seen: string[] = [];
		Reflect.set(window, "seen", seen);
		const note = () => {
			const state = look();
			if (seen.at(-1) !== state) seen.push(state);
			requestAnimationFrame(note);
		};
		note();
	}, String(look));
	return async (last) => {
		await expect.poll(() => page.evaluate(look)).toBe(last);
		await page.waitForTimeout(700);
		return page.evaluate(() => (Reflect.get(window, "seen") as string[]).splice(0, Number.POSITIVE_INFINITY));
	};
}

async function moveTo(page: Page, top: number): Promise<void> {
	await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
	// The browser tells of it a frame later.
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

const games = words("en")("games.title");
const whereFrom = (page: Page) => page.evaluate(() => `${location.pathname} at ${Math.round(scrollY)}`);

test.describe("somebody who has not chosen their cookies", () => {
	test.use({ consent: null });

	test("Back and Forward show each page as it was left in every frame, after reloads and without the banner, too", async ({
		page,
	}) => {
		await open(page, "/games");
		await moveTo(page, 900);
		const before = await page.evaluate(look);
		await page.locator('main a[href="/games/glass-quest"]').click();
		await expect(page.getByRole("heading", { level: 1, name: "Glass Quest" })).toBeFocused();
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		await moveTo(page, 1200);
		await page.getByRole("button", { name: words("en")("consent.decline") }).dispatchEvent("click");
		const left = await page.evaluate(look);

		let frames = await watchFrames(page);
		await page.goBack();
		expect(await frames(before), "Back").toEqual([left, before]);
		await page.goForward();
		expect(await frames(left), "Forward").toEqual([before, left]);
		await page.reload();
		await booted(page);
		await expect.poll(() => page.evaluate(look)).toBe(left);
		frames = await watchFrames(page);
		await page.goBack();
		expect(await frames(before), "Back after a reload").toEqual([left, before]);
		await page.reload();
		await booted(page);
		await expect.poll(() => page.evaluate(look)).toBe(before);
		frames = await watchFrames(page);
		await page.goForward();
		expect(await frames(left), "Forward after another reload").toEqual([before, left]);
	});
});

test("Back before the app answers, or without it, shows the page of the address where it was left", async ({
	page,
	problems,
}) => {
	const card = page.locator(`main a[href="${exampleGame.path}"]`);
	const height = () =>
		card.evaluate((link) => `${location.pathname} at ${Math.round(link.getBoundingClientRect().top)}`);
	await open(page, "/games");
	await moveTo(page, 700);
	const before = await height();
	await card.evaluate((link: HTMLElement) => link.click());
	await expect(page.getByRole("heading", { level: 1, name: exampleGame.title })).toBeFocused();
	await blockApp(page, problems);
	await page.reload();
	await page.evaluate(() => history.back());
	await expect(page.getByRole("heading", { level: 1, name: games })).toBeVisible();
	// Above the cards it now says that the search is absent: what counts is where the card is in the window.
	await expect.poll(height).toBe(before);
});

for (const withApp of [true, false]) {
	test(`another language shows what was read at the same height of the window, ${withApp ? "by the app" : "without it"}`, async ({
		page,
		problems,
	}) => {
		if (!withApp) await blockApp(page, problems);
		await page.goto("/business");
		if (withApp) await booted(page);
		await moveTo(page, 2600);
		const read = () =>
			page.evaluate(() => {
				const all = [...document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd)")];
				const tops = all.map((element) => element.getBoundingClientRect().top);
				const index = tops.findIndex((top) => top >= 103.5);
				return { index, top: tops[index] };
			});
		const before = await read();
		// By themselves: the test's own clicks would scroll.
		for (const step of [languageToggle(page), languageLink(page, "ru")]) {
			await step.evaluate((element: HTMLElement) => element.click());
		}
		await expect(page.locator("html")).toHaveAttribute("lang", "ru");
		if (withApp) await expect(page.locator("h1")).toBeFocused();
		// Texts begin at fractions of a pixel, and the window scrolls by whole ones.
		const isSamePlace = async () => {
			const { index, top } = await read();
			return index === before.index && Math.abs((top ?? 0) - (before.top ?? 0)) <= 1;
		};
		await expect.poll(isSamePlace, JSON.stringify(before)).toBe(true);
		await page.goBack();
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		await expect.poll(() => whereFrom(page)).toBe("/business at 2600");
	});
}

/** Stops view transitions at their beginning from now on; the function that comes back tells what the next one is made of. */
async function stopTransitions(page: Page): Promise<() => Promise<string[]>> {
	await page.evaluate(() => {
		const start = document.startViewTransition.bind(document);
		document.startViewTransition = (update) => {
			const transition = start(update);
			transition.ready.then(
				() => {
					const parts = document.getAnimations().filter(({ effect }) => Reflect.get(effect ?? {}, "pseudoElement"));
					for (const part of parts) part.pause();
					Reflect.set(window, "parts", parts);
				},
				() => {},
			);
			return transition;
		};
	});
	return async () => {
		await page.waitForFunction(() => Reflect.has(window, "parts"));
		return page.evaluate(() => {
			const parts = Reflect.get(window, "parts") as Animation[];
			Reflect.deleteProperty(window, "parts");
			for (const part of parts) part.play();
			return parts.map(({ effect }) => String(Reflect.get(effect ?? {}, "pseudoElement")));
		});
	};
}

test("a card grows into the game's picture, which is asked for on the press, under the words; one on its way is not grown into", async ({
	page,
}) => {
	await open(page, "/games");
	const parts = await stopTransitions(page);
	const card = page.locator('main a[href="/games/caveman-jumper"]');
	await card.hover();
	const asked = page.waitForRequest(/caveman-jumper\/background/);
	await page.mouse.down();
	await (await asked).response();
	await page.mouse.up();
	const grown = await parts();
	// A group moves where both pages have its part.
	expect(grown).toEqual(
		expect.arrayContaining(["::view-transition-old(game-art)", "::view-transition-group(game-art)"]),
	);
	expect(grown).toContain("::view-transition-new(game-words)");
	await expect(page.getByRole("heading", { level: 1, name: "Caveman Jumper" })).toBeFocused();
	await page.goBack();
	expect(await parts()).toEqual(expect.arrayContaining(["::view-transition-group(game-art)"]));
	await expect(page.getByRole("heading", { level: 1, name: games })).toBeVisible();

	const arrive = await hold(page, "**/worms-hungry/background*");
	await page.locator('main a[href="/games/worms-hungry"]').evaluate((link: HTMLElement) => link.click());
	expect(await parts()).not.toContain("::view-transition-group(game-art)");
	arrive();
	await expect(page.getByRole("heading", { level: 1, name: "Worms Hungry" })).toBeFocused();
});

test("a transition that Back or another link cuts short ends at the right page, without an error", async ({ page }) => {
	await open(page, "/games");
	await moveTo(page, 700);
	for (const pause of [0, 60, 200, 300]) {
		await page.evaluate(async (delay) => {
			const isShown = () => document.querySelector("h1")?.textContent === "Caveman Jumper";
			document.querySelector<HTMLElement>('main a[href="/games/caveman-jumper"]')?.click();
			while (!isShown()) await new Promise((resolve) => setTimeout(resolve, 5));
			await new Promise((resolve) => setTimeout(resolve, delay));
			history.back();
		}, pause);
		await expect(page.getByRole("heading", { level: 1, name: games })).toBeVisible();
		await expect(page.locator("html:active-view-transition")).toHaveCount(0);
		await expect.poll(() => whereFrom(page)).toBe("/games at 700");
	}
	// Before the browser has begun to show it: as the router does, and a browser whose window is resized.
	await page.evaluate(() => {
		const start = document.startViewTransition.bind(document);
		document.startViewTransition = (update) => {
			document.startViewTransition = start;
			const transition = start(update);
			transition.skipTransition();
			return transition;
		};
		document.querySelector<HTMLElement>('main a[href="/games/caveman-jumper"]')?.click();
	});
	await expect(page.getByRole("heading", { level: 1, name: "Caveman Jumper" })).toBeVisible();
	await expect(page.locator("html:active-view-transition")).toHaveCount(0);
});

test("after Back the keyboard goes on from the card that was opened, without a jump", async ({ page }) => {
	await open(page, "/games");
	const card = page.locator('main a[href="/games/glass-quest"]');
	await card.focus();
	const place = await page.evaluate(() => scrollY);
	expect(place).toBeGreaterThan(300);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Glass Quest" })).toBeFocused();
	await page.goBack();
	await expect(card).toBeFocused();
	await page.keyboard.press("Tab");
	expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(400);
});
