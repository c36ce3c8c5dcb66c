import type { Page } from "@playwright/test";
import { languageCodes, languages } from "#site/languages.ts";
import { site } from "#site/site.ts";
import { exampleGame, homeTitle, words } from "./examples.ts";
import { expect, markDocument, navigate, open, test, whereabouts } from "./fixtures.ts";
import { chooseLanguage, languageLink, languageList, languageToggle } from "./languageMenu.ts";

const nameOf = (code: string) => languages.find((language) => language.code === code)?.name ?? code;

/** What the list offers, as a visitor reads it. */
async function offered(page: Page): Promise<string[]> {
	await languageToggle(page).click();
	await expect(languageList(page)).toBeVisible();
	return (await languageList(page).getByRole("link").allTextContents()).map((text) => text.trim());
}

// What each page offers, and which language it marks: tests/built/languageMenu.test.ts.
for (const { path, codes } of [
	{ path: "/id/partnership-mba", codes: ["en", "ru", "id"] },
	{ path: "/id/nope", codes: languageCodes },
	{ path: "/qq/about-us", codes: languageCodes },
]) {
	test(`${path} offers ${codes.join(", ")} by their own names, and no other`, async ({ page, problems }) => {
		problems.allow(/404/);
		await open(page, path);
		expect(await offered(page)).toEqual(codes.map(nameOf));
	});
}

test("flags are decoration; it closes on a click outside, on Escape, and when a language is chosen, without loading a document", async ({
	page,
}) => {
	await open(page, "/");
	const isSame = await markDocument(page);
	await test.step("flags are hidden from screen readers, beside every name; the toggle names the language", async () => {
		const name = words("en")("layout.language", { name: nameOf("en") });
		await page.getByRole("button", { name, exact: true }).click();
		const flags = page.locator('#languages a > svg:first-child, button[popovertarget="languages"] > svg:first-child');
		await expect(flags).toHaveCount(3);
		for (const flag of await flags.all()) await expect(flag).toHaveAttribute("aria-hidden", "true");
	});
	await test.step("it closes on a click outside", async () => {
		await expect(languageList(page)).toBeVisible();
		await page.mouse.click(300, 700);
		await expect(languageList(page)).toBeHidden();
	});
	await test.step("it closes on Escape, and focus is back on the toggle", async () => {
		await languageToggle(page).click();
		await expect(languageList(page)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(languageList(page)).toBeHidden();
		await expect(languageToggle(page)).toBeFocused();
	});
	await test.step("a choice changes the page without loading a document, and closes it", async () => {
		await chooseLanguage(page, "ru");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("ru"));
		await expect(languageList(page)).toBeHidden();
		expect(await isSame(), "the same document").toBe(true);
	});
	await test.step("the language chosen is marked, and it alone", async () => {
		await languageToggle(page).click();
		await expect(languageList(page).locator("[aria-current]")).toHaveText(nameOf("ru"));
		await expect(languageLink(page, "ru")).toHaveAttribute("aria-current", "true");
	});
});

test("it works by keyboard alone", async ({ page }) => {
	await open(page, "/");
	const toggle = languageToggle(page);
	for (let presses = 0; presses < 20; presses += 1) {
		await page.keyboard.press("Tab");
		if (await toggle.evaluate((element) => element === document.activeElement)) break;
	}
	await expect(toggle).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(languageList(page)).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(languageLink(page, "en")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(languageLink(page, "ru")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("ru"));
	expect(whereabouts(page)).toBe("/ru");
});

for (const [from, to, code, languagesOfPage] of [
	["/", "/ru", "ru", ["en", "ru"]],
	[`/ru${exampleGame.path}`, exampleGame.path, "en", ["en", "ru"]],
	["/partnership-mba", "/id/partnership-mba", "id", ["en", "ru", "id"]],
	["/id/partnership-mba", "/ru/partnership-mba", "ru", ["en", "ru", "id"]],
] as const) {
	test(`from ${from} to ${to}: html lang, title, canonical and alternates change together`, async ({
		page,
		request,
	}) => {
		const prerendered = await describeHead(page, to);
		await open(page, from);
		await chooseLanguage(page, code);
		await expect(page.locator("html")).toHaveAttribute("lang", code);
		await expect.poll(() => readHead(page)).toEqual(prerendered);
		expect(prerendered.canonical).toEqual([site.origin + to]);
		expect(prerendered.alternates.map(([language]) => language)).toEqual([...languagesOfPage, "x-default"]);
		for (const [, href = ""] of prerendered.alternates) {
			expect((await request.get(href.replace(site.origin, ""), { maxRedirects: 0 })).status(), href).toBe(200);
		}
	});
}

test("other languages' meta.json is fetched once, and not before the first client navigation", async ({ page }) => {
	const requests: string[] = [];
	page.on("request", (request) => {
		const file = /\/locales\/(\w+\/\w+\.json)/.exec(request.url())?.[1];
		if (file) requests.push(file);
	});
	await open(page, "/");
	await page.waitForTimeout(500);
	expect(requests.toSorted()).toEqual(["en/meta.json", "en/translation.json"]);
	await navigate(page, exampleGame.path);
	await expect(page.getByRole("heading", { level: 1, name: exampleGame.title })).toBeVisible();
	await chooseLanguage(page, "ru");
	await expect(page.locator("html")).toHaveAttribute("lang", "ru");
	await navigate(page, "/games/kitty-litter");
	await expect.poll(() => whereabouts(page)).toBe("/games/kitty-litter");
	const expected = ["en/meta.json", "en/translation.json", "id/meta.json", "ru/meta.json", "ru/translation.json"];
	expect(requests.toSorted()).toEqual(expected);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("it opens and leads to the page in the other language", async ({ page }) => {
		await page.goto(exampleGame.path);
		await chooseLanguage(page, "ru");
		await expect(page.locator("html")).toHaveAttribute("lang", "ru");
		expect(whereabouts(page)).toBe(`/ru${exampleGame.path}`);
	});

	test("it closes on Escape", async ({ page }) => {
		await page.goto("/");
		await languageToggle(page).click();
		await expect(languageList(page)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(languageList(page)).toBeHidden();
	});
});

/** The head of an address as it was prerendered. */
async function describeHead(page: Page, path: string) {
	await open(page, path);
	return readHead(page);
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
