import type { Page } from "@playwright/test";
import { parse } from "parse5";
import { languages } from "#config/languages.ts";
import { site } from "#config/site.ts";
import { attribute, elements, getRenderedText } from "#tests/dom.ts";
import { exampleGame, getWords, homeTitle } from "./examples.ts";
import { expect, getLocation, openPage, test } from "./fixtures.ts";
import { chooseLanguage, languageLink, languageList, languageToggle } from "./languageMenu.ts";

const nameOf = (code: string) => languages.find((language) => language.code === code)?.name ?? code;

/** What the list offers, as a visitor reads it. */
async function offered(page: Page): Promise<string[]> {
	await languageToggle(page).click();
	await expect(languageList(page)).toBeVisible();
	return (await languageList(page).getByRole("link").allTextContents()).map((text) => text.trim());
}

/** Walks by Tab to the button that opens the selector. */
async function tabToToggle(page: Page): Promise<void> {
	for (let presses = 0; presses < 20; presses += 1) {
		await page.keyboard.press("Tab");
		if (await languageToggle(page).evaluate((element) => element === document.activeElement)) break;
	}
	await expect(languageToggle(page)).toBeFocused();
}

// What each page offers, and which language it marks: tests/built/languageMenu.test.ts.
test("the language menu works with the keyboard, hides flags from screen readers, and closes in every way", async ({
	page,
}) => {
	await openPage(page, "/");
	await test.step("works with the keyboard alone", async () => {
		await tabToToggle(page);
		await page.keyboard.press("Enter");
		await expect(languageList(page)).toBeVisible();
		await page.keyboard.press("Tab");
		await expect(languageLink(page, "en")).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(languageLink(page, "ru")).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("ru"));
		expect(getLocation(page)).toBe("/ru");
		await chooseLanguage(page, "en");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("en"));
	});
	await test.step("flags are hidden from screen readers next to every name, and the toggle names the language", async () => {
		const name = getWords("en")("layout.language", { name: nameOf("en") });
		await page.getByRole("button", { name, exact: true }).click();
		const flags = page.locator('#languages a > svg:first-child, button[popovertarget="languages"] > svg:first-child');
		await expect(flags).toHaveCount(3);
		for (const flag of await flags.all()) await expect(flag).toHaveAttribute("aria-hidden", "true");
	});
	await test.step("closes on a click outside the menu", async () => {
		await expect(languageList(page)).toBeVisible();
		await page.mouse.click(300, 700);
		await expect(languageList(page)).toBeHidden();
	});
	await test.step("Escape closes it and returns the focus to the toggle", async () => {
		await languageToggle(page).click();
		await expect(languageList(page)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(languageList(page)).toBeHidden();
		await expect(languageToggle(page)).toBeFocused();
	});
	await test.step("a choice changes the page and closes the menu", async () => {
		await chooseLanguage(page, "ru");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("ru"));
		await expect(languageList(page)).toBeHidden();
	});
	await test.step("only the chosen language is marked", async () => {
		await languageToggle(page).click();
		await expect(languageList(page).locator("[aria-current]")).toHaveText(nameOf("ru"));
		await expect(languageLink(page, "ru")).toHaveAttribute("aria-current", "true");
	});
});

test("lang, title, canonical link and alternates change with the language and match the built page", async ({
	page,
	request,
}) => {
	await openPage(page, "/");
	for (const [from, to, code, languagesOfPage] of [
		["/", "/ru", "ru", ["en", "ru"]],
		[`/ru${exampleGame.path}`, exampleGame.path, "en", ["en", "ru"]],
		["/partnership-mba", "/id/partnership-mba", "id", ["en", "ru", "id"]],
		["/id/partnership-mba", "/ru/partnership-mba", "ru", ["en", "ru", "id"]],
	] as const) {
		await test.step(`from ${from} to ${to}`, async () => {
			if (getLocation(page) !== from) await openPage(page, from);
			const built = headOf(await (await request.get(to)).text());
			expect(await offered(page), `${from}: the languages it offers`).toEqual(languagesOfPage.map(nameOf));
			await languageLink(page, code).click();
			await expect(page.locator("html")).toHaveAttribute("lang", code);
			await expect.poll(() => readHead(page), `the head of ${to}`).toEqual(built);
			expect(built.canonical).toEqual([site.origin + to]);
			expect(built.alternates.map(([language]) => language)).toEqual([...languagesOfPage, "x-default"]);
			for (const [, href = ""] of built.alternates) {
				expect((await request.get(href.replace(site.origin, ""), { maxRedirects: 0 })).status(), href).toBe(200);
			}
		});
	}
});

test.describe("works in a browser without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("opens, closes on Escape, and leads to the page in the other language", async ({ page }) => {
		await page.goto(exampleGame.path);
		await languageToggle(page).click();
		await expect(languageList(page)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(languageList(page)).toBeHidden();
		await chooseLanguage(page, "ru");
		await expect(page.locator("html")).toHaveAttribute("lang", "ru");
		expect(getLocation(page)).toBe(`/ru${exampleGame.path}`);
	});
});

/** The head of a built page, in the form of `readHead`. */
function headOf(html: string) {
	const all = [...elements(parse(html))];
	const links = (rel: string) =>
		all.filter((element) => element.tagName === "link" && attribute(element, "rel") === rel);
	return {
		title: all
			.filter(({ tagName }) => tagName === "title")
			.map(getRenderedText)
			.join(),
		description: attribute(
			all.find((element) => attribute(element, "name") === "description"),
			"content",
		),
		canonical: links("canonical").map((link) => attribute(link, "href")),
		alternates: links("alternate").map((link) => [attribute(link, "hreflang"), attribute(link, "href")] as const),
	};
}

function readHead(page: Page) {
	return page.evaluate(() => {
		const links = (selector: string) => [...document.querySelectorAll<HTMLLinkElement>(selector)];
		return {
			title: document.title,
			description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
			canonical: links('link[rel="canonical"]').map(({ href }) => href),
			alternates: links('link[rel="alternate"]').map(({ hreflang, href }) => [hreflang, href] as const),
		};
	});
}
