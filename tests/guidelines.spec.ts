import { parse } from "parse5";
import { documentBody, documentFrame, writtenDocuments } from "../app/content/documents.server.ts";
import { plainText } from "../app/content/richText.ts";
import type { Language } from "../app/i18n/languages.ts";
import { readLocale } from "../app/i18n/locales.server.ts";
import { chapters, type DocumentKey, documentsOf, paramsOf } from "../app/routing/documents.ts";
import { pagePath } from "../app/routing/pages.ts";
import { localizedPath } from "../app/routing/paths.ts";
import { site } from "../content/site.ts";
import { attribute, type Element, elements, textOf } from "../scripts/build/dom.ts";
import { flatten } from "../scripts/locales/parseLocale.ts";
import { accessProblems } from "./axe.ts";
import { words } from "./examples.ts";
import { expect, markDocument, open, test, whereabouts } from "./fixtures.ts";
import { fullText } from "./html.ts";
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

/** Every clause of a document: its number and its words. */
function clausesOf(language: (typeof languages)[number], key: DocumentKey) {
	return documentBody(language, key)
		.flatMap((part) => (typeof part === "string" ? [] : part))
		.flatMap((block) => (block.kind === "clause" ? [block] : []));
}

for (const language of languages) {
	const t = words(language);
	const at = (path: string) => localizedPath(language, path);

	test.describe(`the index in "${language}"`, () => {
		test("a large logo at the left, at the right the title and four cards with the specification's links", async ({
			page,
		}) => {
			await page.setViewportSize({ width: 1440, height: 900 });
			await open(page, at(index));
			const title = page.getByRole("heading", { level: 1, name: t("guidelines.title") });
			const [logo, heading] = [await page.locator("main svg").first().boundingBox(), await title.boundingBox()];
			expect(logo?.width).toBeGreaterThan(300);
			expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThan(heading?.x ?? 0);
			const cards = page.locator("main section");
			await expect(cards).toHaveCount(4);
			const expected = {
				developers: ["developers/terms-and-conditions", site.links.sdkDocumentation, "developers/pricing"],
				partners: ["partners/terms-and-conditions", at("/partnership-mba")],
				customers: ["customers/terms-and-conditions", "customers/pricing", "customers/referral-program"],
				general: ["privacy-policy", "cookie-policy", "dispute-resolution-policy", "return-and-refund-policy"].map(
					(doc) => `general/${doc}`,
				),
			};
			for (const [place, chapter] of chapters.entries()) {
				const card = page.getByRole("region", { name: t(`guidelines.chapters.${chapter}.title`), exact: true });
				expect(await card.evaluate((element) => [...document.querySelectorAll("main section")].indexOf(element))).toBe(
					place,
				);
				const hrefs = await card
					.getByRole("link")
					.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
				expect(hrefs).toEqual(
					expected[chapter].map((link) => (/^(https:|\/)/.test(link) ? link : at(`${index}/${link}`))),
				);
				expect(hrefs.length).toBeGreaterThanOrEqual(documentsOf(chapter).length);
			}
			const sdk = page.locator("main").getByRole("link", { name: t("guidelines.sdk") });
			await expect(sdk).toHaveAttribute("target", "_blank");
			await expect(sdk).toContainText(t("guidelines.newTab"));
		});

		test("a card opens its document without loading a page, with title, canonical link and alternates", async ({
			page,
		}) => {
			await open(page, at(index));
			const isSame = await markDocument(page);
			await page
				.locator("#general")
				.getByRole("link", { name: t("guidelines.documents.general.cookie-policy") })
				.click();
			await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
			expect(whereabouts(page)).toBe(at(cookies));
			await expect(page).toHaveTitle(new RegExp(`\\| ${site.name}$`));
			await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", site.origin + at(cookies));
			await expect(page.locator("link[hreflang=ru]")).toHaveAttribute("href", `${site.origin}/ru${cookies}`);
			expect(await isSame()).toBe(true);
		});
	});

	for (const key of writtenDocuments) {
		test(`${at(bare(key))}: frame and the whole text in the HTML, and no text in the page's data`, async ({
			request,
		}) => {
			const frame = frameOf(language, key);
			const response = await request.get(at(bare(key)), { maxRedirects: 0 });
			expect(response.status()).toBe(200);
			const all = [...elements(parse(await response.text()))];
			const main = all.find(({ tagName }) => tagName === "main") as Element;
			const inMain = [...elements(main)];
			const texts = (name: string) => inMain.filter(({ tagName }) => tagName === name).map(fullText);
			const { chapter } = paramsOf(key);
			const isForeign = frame.language !== language;
			const title = isForeign ? t(`guidelines.documents.${key}`) : frame.title;
			expect(texts("h1")).toEqual([title]);
			const [breadcrumbs] = texts("ol");
			expect(breadcrumbs).toBe(
				[t("guidelines.title"), t(`guidelines.chapters.${chapter as "general"}.title`), title].join(">"),
			);
			expect(texts("time")).toEqual(frame.updated ? [frame.updated.text] : []);
			const [summary] = inMain.filter((element) => attribute(element, "aria-labelledby") === "summary");
			const [points] = [...elements(summary as Element)].filter(({ tagName }) => tagName === "ul");
			expect(attribute(points as Element, "lang"), "the summary speaks the page's language").toBe(language);
			for (const point of frame.summary.points) expect(fullText(points as Element)).toContain(point);
			expect(fullText(main)).toContain(t("guidelines.summary.note"));
			expect(fullText(main).includes(t("guidelines.english.notice"))).toBe(isForeign);

			const clauses = clausesOf(language, key);
			expect(clauses.length).toBeGreaterThan(10);
			for (const { number, children } of clauses) {
				const element = inMain.find((candidate) => attribute(candidate, "id") === number) as Element;
				expect(fullText(element), `clause ${number}`).toContain(plainText([children[0] ?? ""]));
			}
			const runs = inMain.filter((element) => attribute(element, "data-text") !== undefined);
			expect(runs.length).toBeGreaterThan(0);
			for (const run of runs) expect(attribute(run, "lang")).toBe(frame.language);

			const scripts = all.filter(({ tagName }) => tagName === "script");
			const boot = scripts.find((script) => attribute(script, "id") === "boot-data") as Element;
			const loaded = await (await request.get(JSON.parse(textOf(boot)).stream)).text();
			expect(loaded).toContain(frame.contents[0]?.title);
			const data = [loaded, ...scripts.map(textOf)];
			for (const { number, children } of clauses) {
				const [words] = plainText([children[0] ?? ""]).match(/[^"\\\n<]{25,}/) ?? [];
				if (words)
					expect(
						data.some((text) => text.includes(words)),
						`clause ${number} stands in the data`,
					).toBe(false);
			}
		});
	}
}

test("dates are as the language writes them, and a document without one shows none", async ({ page }) => {
	for (const [path, date] of [
		[terms, "11 February 2025"],
		[bare("general.dispute-resolution-policy"), "10 June 2025"],
		[`/ru${terms}`, "11 февраля 2025"],
	] as const) {
		await page.goto(path);
		await expect(page.locator("main header time")).toContainText(date);
	}
	for (const path of [bare("general.return-and-refund-policy"), bare("customers.pricing")]) {
		await page.goto(path);
		await expect(page.locator("main header")).not.toContainText("Last updated");
	}
});

test("the Russian referral rules are Russian, without a notice; links in documents stay in the language", async ({
	page,
}) => {
	for (const [path, prefix] of [
		[terms, ""],
		[`/ru${terms}`, "/ru"],
	] as const) {
		await page.goto(path);
		const links = await page
			.locator('[data-text] a[href^="/"]')
			.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
		expect(links).toContain(`${prefix}/docs/customers/privacy-policy`);
		for (const href of links) expect(href.startsWith(`${prefix}/docs/`), href).toBe(true);
	}
	await open(page, `/ru${bare("customers.referral-program")}`);
	await expect(page.locator("[data-text]").first()).toHaveAttribute("lang", "ru");
	await expect(page.locator("main")).not.toContainText(words("ru")("guidelines.english.notice"));
});

test("the specification's four links stand in the documents as it writes them", async ({ request }) => {
	const hrefs = new Set<string | undefined>();
	for (const key of writtenDocuments) {
		for (const element of elements(parse(await (await request.get(bare(key))).text()))) {
			if (element.tagName === "a") hrefs.add(attribute(element, "href"));
		}
	}
	for (const href of [
		"/docs/guidelines/customers/referral-program",
		"/docs/customers/privacy-policy",
		"/docs/guidelines/general/dispute-resolution-policy",
		"/docs/guidelines",
	]) {
		expect([...hrefs]).toContain(href);
	}
});

test("breadcrumbs lead to the index and to the chapter's card", async ({ page }) => {
	const t = words("en");
	await open(page, cookies);
	const way = page.getByRole("navigation", { name: t("guidelines.breadcrumbs") });
	await expect(way.getByRole("listitem")).toHaveText([
		t("guidelines.title"),
		t("guidelines.chapters.general.title"),
		frameOf("en", "general.cookie-policy").title,
	]);
	await expect(way.getByRole("link")).toHaveCount(2);
	await way.getByRole("link", { name: t("guidelines.chapters.general.title") }).click();
	await expect.poll(() => whereabouts(page)).toBe(`${index}#general`);
	await expect(page.locator("#general")).toBeInViewport();
	await page.goBack();
	await way.getByRole("link", { name: t("guidelines.title") }).click();
	await expect.poll(() => whereabouts(page)).toBe(index);
});

/** How many services of a chapter have a price of their own in the translations. */
function ownPrices(language: Language, chapter: string): number {
	const own = [...flatten(readLocale(language, "translation")).keys()];
	return own.filter((key) => key.startsWith(`guidelines.prices.${chapter}.`)).length;
}

for (const language of languages) {
	test(`prices in "${language}": seven services, each with a price of its own or the portal's word, for customers and developers`, async ({
		page,
	}) => {
		const t = words(language);
		for (const key of ["customers.pricing", "developers.pricing"] as const) {
			await open(page, localizedPath(language, bare(key)));
			const { chapter } = paramsOf(key);
			const title = t(`guidelines.chapters.${chapter as "customers"}.prices`);
			await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
			await expect(page).toHaveTitle(`${title} | ${site.name}`);
			await expect(page.locator("main dt")).toHaveCount(7);
			await expect(page.locator("main dt").nth(1)).toHaveText(t("guidelines.pricing.services.purchasingTeleDollars"));
			const unset = page.locator("main dd[data-unset]");
			await expect(unset).toHaveCount(7 - ownPrices(language, chapter));
			const portal = key === "customers.pricing" ? site.links.marketplace : site.links.publish;
			const said = t(`guidelines.pricing.${chapter as "customers"}.portal`);
			await expect(unset.locator("a")).toHaveText(Array.from({ length: 7 - ownPrices(language, chapter) }, () => said));
			await expect(page.locator(`main a[href="${portal}"]`)).toHaveCount(8 - ownPrices(language, chapter));
		}
	});

	for (const path of [index, cookies, bare("customers.pricing")].map((bare) => localizedPath(language, bare))) {
		test(`${path} meets WCAG 2.2 A and AA, on a phone, too`, async ({ page }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			for (const width of [320, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				await open(page, path);
				expect(await accessProblems(page)).toEqual([]);
			}
		});
	}
}

test("nothing shifts while the index and a document load, boot and are scrolled through", async ({ page }) => {
	expect(await measureShift(page, index)).toBeLessThan(0.01);
	expect(await measureShift(page, terms)).toBeLessThan(0.01);
});
