import type { Page } from "@playwright/test";
import { words } from "./examples.ts";
import { booted, expect, markDocument, open, test, visit } from "./fixtures.ts";

const t = words("en");

/** Where each section of the page stands, in whole pixels. */
const shape = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll("main > *")].map((section) => {
			const { width, height } = section.getBoundingClientRect();
			return [Math.round(width), Math.round(height)];
		}),
	);

for (const { label, path } of [
	{ label: "nav.aboutUs", path: "/about-us" },
	{ label: "nav.news", path: "/news" },
] as const) {
	test(`${path} looks the same when reached from another page as when opened`, async ({ page }) => {
		await page.goto(path);
		await booted(page);
		const opened = await shape(page);
		await page.goto("/");
		await booted(page);
		await page
			.locator("footer")
			.getByRole("link", { name: t(label), exact: true })
			.click();
		await page.waitForURL(`**${path}`);
		await expect.poll(() => shape(page)).toEqual(opened);
		expect(opened.length).toBeGreaterThan(0);
	});
}

test("the app starts without asking for rules that the page has", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.goto("/games");
	await booted(page);
	expect(asked.filter((address) => address.endsWith(".css"))).toEqual([]);
	expect(asked.filter((address) => address.endsWith(".js")).length).toBeGreaterThan(3);
});

test("a calculator reached from a document without one looks the same as when opened", async ({ page }) => {
	const form = async () => {
		const slot = page.locator("[data-slot=refund] section");
		await expect(slot).toBeVisible();
		const { width, height } = (await slot.boundingBox()) ?? {};
		return [Math.round(width ?? 0), Math.round(height ?? 0)];
	};
	const calculated = "/docs/guidelines/general/return-and-refund-policy";
	await open(page, calculated);
	const opened = await form();

	const plain = "/docs/guidelines/general/cookie-policy";
	const html = await (await page.request.get(plain)).text();
	expect(html, "rules of a calculator").not.toContain(".verdict-");
	await open(page, plain);
	await visit(page, calculated);
	expect(await form()).toEqual(opened);
});

test("what the app draws over a document has its rules", async ({ page }) => {
	await open(page, "/docs/guidelines/general/cookie-policy");
	await page.keyboard.press("/");
	const suggestions = page.getByRole("dialog").locator("[class*=suggestions-]");
	await expect(suggestions).toHaveCSS("display", "grid");
});

test("the first page keeps its rules when the visitor comes back to it", async ({ page }) => {
	await page.goto("/");
	await booted(page);
	const before = await shape(page);
	await page
		.locator("footer")
		.getByRole("link", { name: t("nav.aboutUs"), exact: true })
		.click();
	await page.waitForURL("**/about-us");
	await page.goBack();
	await expect.poll(() => shape(page)).toEqual(before);
});

test("each sheet comes once, in the same order on whatever way, and stays", async ({ page }) => {
	const order = () =>
		page.evaluate(() =>
			Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"), ({ href, media }) => href + media),
		);
	await open(page, "/games");
	const own = await page.evaluate(() => Array.from(globalThis.__sheets ?? [], (address) => location.origin + address));
	expect(own.length).toBeGreaterThan(3);

	await open(page, "/search");
	const carried = await page.evaluate(() =>
		Array.from(globalThis.__sheets ?? [], (address) => location.origin + address),
	);
	const taken: string[] = [];
	await page.exposeFunction("noteTaken", (address: string) => taken.push(address));
	await page.evaluate(() => {
		new MutationObserver((changes) => {
			for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
				if (node instanceof HTMLLinkElement && node.rel === "stylesheet") Reflect.get(window, "noteTaken")(node.href);
			}
		}).observe(document.head, { childList: true });
	});
	for (const path of ["/studios/big-helm-works", "/games", "/search", "/games/boat-attack", "/games"])
		await visit(page, path);
	const all = await order();
	expect(all, "all of them apply, none twice").toEqual([...new Set(all)]);
	expect(
		all.filter((address) => carried.includes(address)),
		"the page has these in it",
	).toEqual([]);
	const missing = own.filter((address) => !carried.includes(address));
	expect(missing.length).toBeGreaterThan(1);
	expect(all.filter((address) => own.includes(address))).toEqual(missing);
	expect(taken).toEqual([]);
});

test("where a sheet cannot be had, the next page is loaded as a document", async ({ page, problems }) => {
	problems.allow(/GamePage.*\.css|ERR_FAILED/);
	await open(page, "/games");
	const isSame = await markDocument(page);
	await page.route("**/GamePage*.css", (route) => route.abort());
	await page.locator('main a[href="/games/boat-attack"]').click();
	await expect(page.getByRole("heading", { level: 1, name: "Boat Attack" })).toBeVisible();
	await expect.poll(isSame).toBe(false);
});
