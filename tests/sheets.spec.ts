import type { Page } from "@playwright/test";
import { words } from "./examples.ts";
import { expect, open, test } from "./fixtures.ts";

const t = words("en");

/** Where each section of the page stands, in whole pixels. */
const shape = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll("main > *")].map((section) => {
			const { width, height } = section.getBoundingClientRect();
			return [Math.round(width), Math.round(height)];
		}),
	);

const follow = async (page: Page, label: "nav.aboutUs" | "nav.news", path: string) => {
	await page
		.locator("footer")
		.getByRole("link", { name: t(label), exact: true })
		.click();
	await page.waitForURL(`**${path}`);
};

test("/about-us looks the same when reached from another page as when opened, and so does /news; the first page keeps its rules", async ({
	page,
}) => {
	const opened = async (path: string) => {
		await open(page, path);
		const found = await shape(page);
		expect(found.length, `sections of ${path}`).toBeGreaterThan(0);
		return found;
	};
	const about = await opened("/about-us");
	const news = await opened("/news");
	const home = await opened("/");
	await follow(page, "nav.aboutUs", "/about-us");
	await expect.poll(() => shape(page), "/about-us").toEqual(about);
	await page.goBack();
	await expect.poll(() => shape(page), "the first page, when the visitor comes back to it").toEqual(home);
	await follow(page, "nav.news", "/news");
	await expect.poll(() => shape(page), "/news").toEqual(news);
});
