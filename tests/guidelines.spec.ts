import { chapters, type DocumentKey, paramsOf } from "#config/documents.ts";
import { pagePath } from "#config/pages.ts";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { documentFrame } from "#content/readers/documents.server.ts";
import { accessProblems } from "./axe.ts";
import { getWords } from "./examples.ts";
import { expect, getLocation, openPage, test } from "./fixtures.ts";
import { measureShift } from "./measures.ts";

const languages = ["en", "ru"] as const;
const bare = (key: DocumentKey) => pagePath("document", paramsOf(key));
const cookies = bare("general.cookie-policy");
const terms = bare("customers.terms-and-conditions");
const index = pagePath("guidelines");

/** What the page of a document shows around its text. */
function frameOf(language: (typeof languages)[number], key: DocumentKey) {
	const { chapter, doc } = paramsOf(key);
	const frame = documentFrame(language, chapter, doc);
	if (!frame) throw new Error(`No text of "${key}".`);
	return frame;
}

// The texts, cards, prices and links as they were built: tests/built/guidelines.test.ts.
for (const language of languages) {
	const t = getWords(language);
	const at = (path: string) => localizedPath(language, path);

	test.describe(`the index in "${language}"`, () => {
		test("shows a logo, the title and four cards, and a card opens its document with its metadata", async ({
			page,
		}) => {
			await page.setViewportSize({ width: 1440, height: 900 });
			await openPage(page, at(index));
			const title = page.getByRole("heading", { level: 1, name: t("guidelines.title") });
			const [logo, heading] = [await page.locator("main svg").first().boundingBox(), await title.boundingBox()];
			expect(logo?.width).toBeGreaterThan(300);
			expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThan(heading?.x ?? 0);
			for (const chapter of chapters) {
				const card = page.getByRole("region", { name: t(`guidelines.chapters.${chapter}.title`), exact: true });
				await expect(card, `the card of "${chapter}"`).toBeVisible();
			}
			await page
				.locator("#general")
				.getByRole("link", { name: t("guidelines.documents.general.cookie-policy") })
				.click();
			await expect.poll(() => getLocation(page)).toBe(at(cookies));
			await expect(page).toHaveTitle(new RegExp(`\\| ${site.name}$`));
			await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", site.origin + at(cookies));
			await expect(page.locator("link[hreflang=ru]")).toHaveAttribute("href", `${site.origin}/ru${cookies}`);
		});
	});
}

test("the breadcrumbs of a document lead to the index and to the card of its chapter", async ({ page }) => {
	const t = getWords("en");
	await openPage(page, cookies);
	const way = page.getByRole("navigation", { name: t("guidelines.breadcrumbs") });
	await expect(way.getByRole("listitem")).toHaveText([
		t("guidelines.title"),
		t("guidelines.chapters.general.title"),
		frameOf("en", "general.cookie-policy").title,
	]);
	await expect(way.getByRole("link")).toHaveCount(2);
	await way.getByRole("link", { name: t("guidelines.chapters.general.title") }).click();
	await expect.poll(() => getLocation(page)).toBe(`${index}#general`);
	await expect(page.locator("#general")).toBeInViewport();
	await page.goBack();
	await way.getByRole("link", { name: t("guidelines.title") }).click();
	await expect.poll(() => getLocation(page)).toBe(index);
});

for (const path of [cookies, bare("customers.pricing")]) {
	test(`${path} meets WCAG 2.2 A and AA at 320 and 1280 px`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await openPage(page, path);
		for (const width of [320, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			expect.soft(await accessProblems(page), `${path} at ${width} px`).toEqual([]);
		}
	});
}

test("nothing shifts while the index and a document load and scroll", async ({ page }) => {
	expect(await measureShift(page, index)).toBeLessThan(0.01);
	expect(await measureShift(page, terms)).toBeLessThan(0.01);
});
