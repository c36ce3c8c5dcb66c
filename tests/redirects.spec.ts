import type { Page } from "@playwright/test";
import { errorExamples, words } from "./examples.ts";
import { expect, navigate, open, test, whereabouts } from "./fixtures.ts";
import { languageRows, redirectRows, unknownEntryRows } from "./redirectRows.ts";

const query = "?x=1&y=%2F";

/** How a visitor comes to an address in the browser. */
const arrivals: Record<string, (page: Page, path: string) => Promise<void>> = {
	"a cold load": async (page, path) => {
		await open(page, base() + path);
	},
	"client navigation": async (page, path) => {
		await open(page, "/");
		await navigate(page, path);
	},
};

/** Stands before an address, because resolving `//about-us` would take it for another host. */
function base(): string {
	const { baseURL } = test.info().project.use;
	if (!baseURL) throw new Error("playwright.config.ts gives no baseURL.");
	return baseURL;
}

for (const { from, to } of redirectRows) {
	for (const [manner, arrive] of Object.entries(arrivals)) {
		test(`${manner}: ${from} ends at ${to}, query kept`, async ({ page }) => {
			await arrive(page, from + query);
			await expect.poll(() => whereabouts(page)).toBe(to + query);
			await expect(page.locator("h1")).toBeVisible();
			await expect(page.locator("html")).toHaveAttribute("lang", to.startsWith("/ru") ? "ru" : "en");
		});
	}
}

for (const { path, language } of languageRows) {
	for (const [manner, arrive] of Object.entries(arrivals)) {
		test(`${manner}: ${path} is the page in "${language}", and the language is remembered`, async ({
			page,
			context,
		}) => {
			await arrive(page, path);
			await expect(page.locator("html")).toHaveAttribute("lang", language);
			await expect(page.locator("h1")).toBeVisible();
			expect(whereabouts(page)).toBe(path);
			await expect.poll(() => page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe(language);
			const cookies = await context.cookies();
			expect(cookies.find(({ name }) => name === "i18next")?.value).toBe(language);
		});
	}
}

for (const { path, language, code } of errorExamples) {
	for (const [manner, arrive] of Object.entries(arrivals)) {
		test(`${manner}: ${path} shows the error screen "${code}" in "${language}"`, async ({ page, problems }) => {
			problems.allow(/404/);
			await arrive(page, path);
			const t = words(language);
			await expect(page.getByRole("heading", { level: 1, name: t(`errors.${code}.title`) })).toBeVisible();
			await expect(page.locator("html")).toHaveAttribute("lang", language);
			expect(whereabouts(page), "the address stays").toBe(path);
		});
	}
}

for (const { path } of unknownEntryRows) {
	for (const [manner, arrive] of Object.entries(arrivals)) {
		test(`${manner}: ${path} keeps header and footer, and main renders nothing`, async ({ page, problems }) => {
			problems.allow(/404/);
			await arrive(page, path);
			await expect(page.locator("main")).toHaveText("");
			await expect(page.locator("header").first()).toBeVisible();
			await expect(page.locator("footer")).toBeVisible();
			await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		});
	}
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	for (const { from, to } of redirectRows) {
		test(`${from} ends at ${to}, query kept`, async ({ page }) => {
			await page.goto(base() + from + query);
			expect(whereabouts(page)).toBe(to + query);
			await expect(page.locator("h1")).toBeVisible();
		});
	}

	for (const { path, language } of languageRows) {
		test(`${path} is the page in "${language}"`, async ({ page }) => {
			await page.goto(path);
			await expect(page.locator("html")).toHaveAttribute("lang", language);
			await expect(page.locator("h1")).toBeVisible();
		});
	}

	for (const { path, language, code } of errorExamples) {
		test(`${path} shows the error screen "${code}" in "${language}"`, async ({ page, problems }) => {
			problems.allow(/404/);
			await page.goto(path);
			await expect(
				page.getByRole("heading", { level: 1, name: words(language)(`errors.${code}.title`) }),
			).toBeVisible();
		});
	}
});
