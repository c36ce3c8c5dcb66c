import type { Locator, Page } from "@playwright/test";
import { blockScriptFiles, expect, openPage, test, waitForScripts } from "./fixtures.ts";
import { chooseLanguage } from "./languageMenu.ts";
import { blockStorage } from "./storage.ts";

type ThemeName = "light" | "dark";

function field(page: Page, name: "System" | "Light" | "Dark"): Locator {
	return page.getByRole("group", { name: "Theme" }).getByRole("radio", { name, exact: true });
}

/** The theme of the page's background color. */
function ground(page: Page): Promise<ThemeName> {
	return page.evaluate(() => {
		const canvasContext = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
		canvasContext.fillStyle = getComputedStyle(document.body).backgroundColor;
		canvasContext.fillRect(0, 0, 1, 1);
		return (canvasContext.getImageData(0, 0, 1, 1).data[1] ?? 0) < 128 ? "dark" : "light";
	});
}

/** Chooses a theme and waits for the page, which changes a frame after the radio button. */
async function choose(page: Page, name: "Light" | "Dark"): Promise<void> {
	await field(page, name).check();
	await expect.poll(() => ground(page)).toBe(name.toLowerCase());
}

/** The `theme-color` that applies under the system's setting. */
function barColor(page: Page): Promise<string | undefined> {
	return page.evaluate(() => {
		const colorMetas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
		return colorMetas.find(({ media }) => matchMedia(media).matches)?.content;
	});
}

/** Records the background color of each frame. Returns a function that reads them. */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
	await page.addInitScript(() => {
		const seen = new Set<string>();
		Reflect.set(window, "grounds", seen);
		const look = () => {
			if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
			requestAnimationFrame(look);
		};
		look();
	});
	return () => page.evaluate(() => [...(Reflect.get(window, "grounds") as Set<string>)]);
}

test.describe("on a system with dark theme", () => {
	test.use({ contextOptions: { colorScheme: "dark" } });

	test("the page is dark until the visitor chooses light, which is kept on all pages", async ({ page }) => {
		const readBackgrounds = await watchFrames(page);
		await openPage(page, "/about-us");
		expect(await ground(page)).toBe("dark");
		await expect(field(page, "System")).toBeChecked();
		const darkBar = await barColor(page);

		await choose(page, "Light");
		const lightBar = await barColor(page);
		expect(lightBar).not.toBe(darkBar);

		await page.reload();
		await waitForScripts(page);
		await expect.poll(readBackgrounds, "no frame in the other theme").toHaveLength(1);
		expect(await ground(page)).toBe("light");
		expect(await barColor(page)).toBe(lightBar);
		await expect(field(page, "Light")).toBeChecked();

		// This page has another layout.
		await openPage(page, "/publish");
		await expect(field(page, "Light")).toBeChecked();
		expect(await ground(page)).toBe("light");

		await chooseLanguage(page, "ru");
		await expect(page.locator("html")).toHaveAttribute("lang", "ru");
		expect(await ground(page)).toBe("light");
		await expect(page.getByRole("group", { name: "Тема" }).getByRole("radio", { name: "Светлая" })).toBeChecked();
	});

	test("another open tab follows the choice of a theme and its reset", async ({ page, context }) => {
		const other = await context.newPage();
		await openPage(page, "/news");
		await openPage(other, "/");
		await field(other, "Light").check();
		await expect.poll(() => ground(page)).toBe("light");
		await expect(field(page, "Light")).toBeChecked();
		await field(page, "System").check();
		await expect.poll(() => ground(other)).toBe("dark");
		await expect(field(other, "System")).toBeChecked();
	});

	test.describe("works in a browser without JavaScript", () => {
		test.use({ javaScriptEnabled: false });

		test("the page is dark and has no theme switch", async ({ page }) => {
			await page.goto("/docs/guidelines");
			await expect(page.locator("body")).toHaveCSS("background-color", "rgb(9, 15, 30)");
			await expect(page.locator("input[name=theme]")).toHaveCount(3);
			await expect(page.getByRole("group", { name: "Theme" })).toBeHidden();
		});
	});
});

test("dark can be chosen before the scripts have loaded, is kept without them, and prints white", async ({
	page,
	problems,
}) => {
	await blockScriptFiles(page, problems);
	const readBackgrounds = await watchFrames(page);
	await page.goto("/docs/guidelines/customers/referral-program");
	expect(await ground(page)).toBe("light");
	await choose(page, "Dark");
	await page.reload();
	await expect.poll(readBackgrounds, "no frame in the other theme").toHaveLength(1);
	expect(await ground(page)).toBe("dark");
	await expect(field(page, "Dark")).toBeChecked();
	await page.emulateMedia({ media: "print" });
	expect(await ground(page), "on paper").toBe("light");
});

test("the choice of a theme applies to the page if storage is blocked", async ({ page, context }) => {
	await blockStorage(context);
	await openPage(page, "/");
	await choose(page, "Dark");
	await page.evaluate(() => dispatchEvent(new Event("pageshow")));
	await expect(field(page, "Dark")).toBeChecked();
	expect(await ground(page)).toBe("dark");
});
