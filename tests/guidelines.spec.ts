import AxeBuilder from "@axe-core/playwright";
import { parse } from "parse5";
import { documentBody, documentFrame, writtenDocuments } from "../app/content/documents.server.ts";
import { plainText } from "../app/content/richText.ts";
import { chapters, documentKeys, documentsOf, paramsOf } from "../app/features/guidelines/documentKeys.ts";
import { bodyAddress } from "../app/pages/document/bodies.ts";
import type { DocumentKey } from "../app/routing/documents.ts";
import { pagePath } from "../app/routing/pages.ts";
import { localizedPath } from "../app/routing/paths.ts";
import { site } from "../content/site.ts";
import { attribute, type Element, elements, textOf } from "../scripts/build/dom.ts";
import { words } from "./examples.ts";
import { expect, markDocument, navigate, open, test, whereabouts } from "./fixtures.ts";
import { fullText } from "./html.ts";
import { horizontalOverflow, measureShift } from "./measures.ts";

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
				partners: ["partners/terms-and-conditions"],
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
					expected[chapter].map((link) => (link.startsWith("https:") ? link : at(`${index}/${link}`))),
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
			await expect(page).toHaveTitle(/\| Playfleet$/);
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
			for (const point of frame.summary) expect(fullText(main)).toContain(point);
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

			const data = all.filter(({ tagName }) => tagName === "script").map(textOf);
			expect(data.join("")).toContain(frame.contents[0]?.title);
			for (const { number, children } of clauses) {
				const [words] = plainText([children[0] ?? ""]).match(/[^"\\\n<]{25,}/) ?? [];
				if (words)
					expect(
						data.some((text) => text.includes(words)),
						`clause ${number} stands in a script`,
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
	await open(page, `/ru${bare("customers.referral-program")}`);
	await expect(page.locator("[data-text]").first()).toHaveAttribute("lang", "ru");
	await expect(page.locator("main")).not.toContainText(words("ru")("guidelines.english.notice"));
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

test.describe("an adopted text", () => {
	test("stays what the HTML has, and its links are followed without loading a page", async ({ page }) => {
		let fetched = 0;
		page.on("request", (request) => {
			if (request.url().includes("/documents/")) fetched += 1;
		});
		await page.goto(cookies);
		await page
			.locator("[data-text] > [id]")
			.first()
			.evaluate((element) => Reflect.set(window, "first", element));
		const before = await page.locator("[data-text]").first().textContent();
		await page.locator("html[data-ready]").waitFor({ state: "attached" });
		await expect(page.getByRole("button", { name: words("en")("guidelines.copy", { number: "1.1" }) })).toBeAttached();
		const isKept = await page.evaluate(
			() => Reflect.get(window, "first") === document.querySelector("[data-text] > [id]"),
		);
		expect(isKept, "the element is the one of the HTML").toBe(true);
		expect(await page.locator("[data-text]").first().textContent()).toBe(before);
		expect(fetched, "nothing is fetched twice").toBe(0);

		const isSame = await markDocument(page);
		await page.locator('[data-text] a[href="/docs/guidelines"]').first().click();
		await expect.poll(() => whereabouts(page)).toBe(index);
		await page.goBack();
		await expect(page.locator("#\\31 \\.1")).toContainText("A cookie is a small text");
		await page.locator('[data-text] a[href="/docs/customers/privacy-policy"]').first().click();
		await expect.poll(() => whereabouts(page)).toBe("/docs/guidelines/general/privacy-policy");
		expect(await isSame()).toBe(true);
	});

	test("a click with a key held is the browser's: it opens a tab", async ({ page, context }) => {
		await open(page, cookies);
		const [tab] = await Promise.all([
			context.waitForEvent("page"),
			page
				.locator('[data-text] a[href="/docs/guidelines"]')
				.first()
				.click({ modifiers: ["ControlOrMeta"] }),
		]);
		await expect.poll(() => whereabouts(tab)).toBe(index);
		expect(whereabouts(page)).toBe(cookies);
	});
});

test.describe("a text that is on its way", () => {
	const address = bodyAddress("en", "general", "cookie-policy");
	const t = words("en");

	test("shows the frame and Loading document... until it is there, and then an anchor of the address", async ({
		page,
	}) => {
		let arrive = () => {};
		const held = new Promise<void>((resolve) => {
			arrive = resolve;
		});
		await page.route(`**${address}`, async (route) => {
			await held;
			await route.continue();
		});
		await open(page, index);
		await navigate(page, `${cookies}#4.2`);
		await expect(page.getByRole("heading", { level: 1, name: "Cookie Policy" })).toBeVisible();
		await expect(page.getByText("Loading document...", { exact: true })).toBeVisible();
		await expect(page.locator("[data-text]")).toHaveCount(0);
		arrive();
		await expect(page.locator("[id='4.2']")).toBeInViewport();
		await expect(page.getByText("Loading document...")).toHaveCount(0);
	});

	test("that fails can be asked for again, or read as a page", async ({ page, problems }) => {
		problems.allow(/documents|ERR_FAILED|Failed to load/);
		let isDown = true;
		await page.route(`**${address}`, (route) => (isDown ? route.abort() : route.continue()));
		await open(page, index);
		await navigate(page, cookies);
		await expect(page.getByText(t("guidelines.failed.text"))).toBeVisible();
		await expect(page.getByRole("link", { name: t("guidelines.failed.open") })).toHaveAttribute("href", cookies);
		isDown = false;
		await page.getByRole("button", { name: t("guidelines.failed.retry") }).click();
		await expect(page.locator("[id='1.1']")).toBeVisible();

		isDown = true;
		const isSame = await markDocument(page);
		await navigate(page, index);
		await expect(page.locator("#general")).toBeVisible();
		await navigate(page, cookies);
		await expect(page.locator("[id='1.1']"), "what came once is kept").toBeVisible();
		expect(await isSame()).toBe(true);
	});

	test("is as the page of the build shows it", async ({ page }) => {
		await open(page, terms);
		const inHtml = await page.locator("[data-text]").allTextContents();
		await open(page, index);
		await navigate(page, terms);
		await expect(page.locator("[id='1.1']")).toBeVisible();
		expect(await page.locator("[data-text]").allTextContents()).toEqual(inHtml);
	});
});

test("another document takes the place of the last one, and Back brings it again where it was left", async ({
	page,
}) => {
	await open(page, index);
	await navigate(page, cookies);
	await expect(page.locator("[id='3.1']")).toBeVisible();
	await page.locator("[id='3.1']").evaluate((clause) => clause.scrollIntoView({ behavior: "instant" }));
	const left = await page.evaluate(() => scrollY);
	await navigate(page, bare("general.return-and-refund-policy"));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Return and Refund Policy");
	await expect(page.locator("[data-text]").first()).not.toContainText("A cookie is a small text");
	await page.goBack();
	await expect(page.locator("[id='3.1']")).toBeInViewport();
	expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(5);
});

test.describe("the contents", () => {
	const t = words("en");

	test("stand beside the text, mark the section and clause being read, and lead to their section", async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		await open(page, terms);
		const list = page.getByRole("navigation", { name: t("guidelines.contents") });
		await expect(list).toHaveCount(1);
		const sections = frameOf("en", "customers.terms-and-conditions").contents;
		await expect(list.getByRole("link")).toHaveCount(sections.length);
		await list.getByRole("link").nth(2).click();
		await expect.poll(() => whereabouts(page)).toBe(`${terms}#3`);
		await expect(page.locator("[id='3']")).toBeInViewport();
		await expect(page.locator("[id='3']")).toBeFocused();
		const marked = list.locator("[aria-current]");
		await expect(marked).toHaveCount(1);
		await expect(marked).toContainText(sections[2]?.title ?? "");
		await page.locator("[id='4.2']").evaluate((clause) => clause.scrollIntoView({ behavior: "instant" }));
		await expect(marked).toContainText(sections[3]?.title ?? "");
		await expect(marked.locator("span")).toHaveText("4.2");
		await expect(list).toBeInViewport();
		await page.goBack();
		await expect.poll(() => whereabouts(page)).toBe(terms);
	});

	test("are folded above the text on a phone, and work without JavaScript", async ({ browser, baseURL }) => {
		const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
		await page.goto(baseURL + terms);
		const link = page.locator("details a").nth(1);
		await expect(link).toBeHidden();
		await page.locator("main details summary").click();
		await link.click();
		expect(whereabouts(page)).toBe(`${terms}#2`);
		await expect(page.locator("[id='2']")).toBeInViewport();
		await expect(page.locator("main button")).toHaveCount(0);
		await page.close();
	});
});

test.describe("a clause's address", () => {
	const t = words("en");

	test("opens at the clause, which is set off, and its number is a link to it", async ({ page }) => {
		await open(page, `${cookies}#4.2`);
		await expect(page.locator("[id='4.2']")).toBeInViewport();
		const ground = (id: string) =>
			page.locator(`[id='${id}']`).evaluate((clause) => getComputedStyle(clause).backgroundColor);
		expect(await ground("4.2")).not.toBe(await ground("4.3"));
		await page.locator("[id='4.3']").getByRole("link", { name: "4.3", exact: true }).click();
		await expect.poll(() => whereabouts(page)).toBe(`${cookies}#4.3`);
		await expect(page.locator("[id='4.3']")).toBeFocused();
	});

	test("is copied by a button, which says so to screen readers, each time", async ({ page, context, baseURL }) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await open(page, `${cookies}?x=1`);
		for (const number of ["4.2", "4.2", "5"]) {
			await page.getByRole("button", { name: t("guidelines.copy", { number }), exact: true }).click();
			await expect(page.getByRole("status")).toHaveText(t("guidelines.copied", { number }));
			expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${cookies}?x=1#${number}`);
		}
	});

	test("that cannot be copied is said to be so", async ({ page }) => {
		await page.addInitScript(() => {
			navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
		});
		await open(page, cookies);
		await page.getByRole("button", { name: t("guidelines.copy", { number: "1.1" }), exact: true }).click();
		await expect(page.getByRole("status")).toHaveText(t("guidelines.notCopied", { number: "1.1" }));
	});
});

test("tables scroll inside themselves, by keyboard, too, and nothing is wider than a window of 320 px", async ({
	page,
}) => {
	test.setTimeout(120_000);
	await page.setViewportSize({ width: 320, height: 700 });
	let tables = 0;
	for (const language of languages) {
		for (const path of [index, ...documentKeys.map(bare)].map((path) => localizedPath(language, path))) {
			await page.goto(path);
			expect(await horizontalOverflow(page), path).toEqual([]);
			tables += await page.locator("[data-text] section:has(> table)").count();
		}
	}
	expect(tables).toBeGreaterThan(3);
	await open(page, cookies);
	const table = page.getByRole("region", { name: "Category, Cookies, Purpose" });
	await table.focus();
	await page.keyboard.press("ArrowRight");
	await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("on paper there is the document alone, numbers and all, with the targets of its links", async ({ page }) => {
	await open(page, cookies);
	await page.emulateMedia({ media: "print" });
	const main = page.locator("main");
	await expect(page.locator("body > header")).toBeHidden();
	await expect(page.locator("body > footer")).toBeHidden();
	await expect(main.locator("nav:visible, button:visible, details:visible")).toHaveCount(0);
	await expect(main.getByText(site.origin + cookies)).toBeVisible();
	await expect(page.locator("[id='4.2']").getByRole("link", { name: "4.2" })).toBeVisible();
	const after = await main
		.locator('[data-text] a[href="/docs/guidelines"]')
		.first()
		.evaluate((link) => getComputedStyle(link, "::after").content);
	expect(after).toContain("/docs/guidelines");
	await page.goto(bare("customers.pricing"));
	await expect(main.locator("dl > div:visible")).toHaveCount(7);
});

for (const language of languages) {
	test(`prices in "${language}": seven services with the portal's word, for customers and developers`, async ({
		page,
	}) => {
		const t = words(language);
		for (const key of ["customers.pricing", "developers.pricing"] as const) {
			await open(page, localizedPath(language, bare(key)));
			const { chapter } = paramsOf(key);
			const title = t(`guidelines.chapters.${chapter as "customers"}.prices`);
			await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
			await expect(page).toHaveTitle(`${title} | Playfleet`);
			await expect(page.locator("main dt")).toHaveCount(7);
			await expect(page.locator("main dt").nth(1)).toHaveText(t("guidelines.pricing.services.purchasingTeleDollars"));
			for (const price of await page.locator("main dd").all())
				await expect(price).toHaveText(t("guidelines.pricing.portal"));
		}
	});

	for (const path of [index, cookies, bare("customers.pricing")].map((bare) => localizedPath(language, bare))) {
		test(`${path} meets WCAG 2.2 A and AA, on a phone, too`, async ({ page }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			for (const width of [320, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				await open(page, path);
				const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];
				const { violations, passes } = await new AxeBuilder({ page }).withTags(tags).analyze();
				expect(passes.length).toBeGreaterThan(10);
				expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
			}
		});
	}
}

test("nothing shifts while the index and a document load, boot and are scrolled through", async ({ page }) => {
	expect(await measureShift(page, index)).toBeLessThan(0.01);
	expect(await measureShift(page, terms)).toBeLessThan(0.01);
});
