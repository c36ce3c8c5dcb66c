import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { type AnalyticsSettings, tagHosts } from "#config/analytics.ts";
import { site } from "#config/site.ts";
import { securityHeaders } from "#server/securityHeaders.ts";
import { bannerButton, customizeAgain, pageChoices } from "./consent.ts";
import { exampleGame, getTranslator } from "./examples.ts";
import { expect, openPage, test } from "./fixtures.ts";

const t = getTranslator("en");
const tagsOn: AnalyticsSettings = { ...site.analytics, mode: "on", measurementId: "G-TEST", tagManagerId: "GTM-TEST" };

test.use({ consent: null });

/**
 * Serves the build with other analytics settings and their security policy, and answers requests to the tags' hosts
 * with a script that sets a cookie. Returns the requests to other hosts.
 */
async function switchOn(context: BrowserContext, origin: string, settings: AnalyticsSettings): Promise<string[]> {
	const builtPolicy = JSON.parse(readFileSync("build/policy.json", "utf8"));
	const { "content-security-policy": policy = "" } = securityHeaders({ ...builtPolicy, tags: tagHosts(settings) });
	const { mode, measurementId, tagManagerId } = settings;
	const values = JSON.stringify({ mode, measurementId, tagManagerId }).slice(1, -1);
	const asked: string[] = [];
	let isExchanged = false;
	await context.route(`${origin}/**`, async (route) => {
		const isScript = /\/assets\/.*\.js/.test(route.request().url());
		if (!isScript && route.request().resourceType() !== "document") return route.fallback();
		const response = await route.fetch();
		const { "content-encoding": _, ...headers } = response.headers();
		const text = await response.text();
		const body = isScript
			? text.replace(/mode:["`]\w+["`],measurementId:[^,]+,tagManagerId:[^,}]+/, values)
			: text.replace("<html ", '<html data-analytics="" ');
		if (isScript && body !== text) isExchanged = true;
		await route.fulfill({ response, headers: { ...headers, "content-security-policy": policy }, body });
	});
	await context.route(
		(url) => url.origin !== origin,
		(route) => {
			if (!isExchanged) throw new Error("The built scripts have no analytics settings: has site.analytics moved?");
			asked.push(route.request().url());
			return route.fulfill({
				contentType: "text/javascript",
				headers: { "cross-origin-resource-policy": "cross-origin" },
				body: 'document.cookie = "_ga=GA1.1; path=/";',
			});
		},
	);
	return asked;
}

const readDataLayer = (page: Page) =>
	page.evaluate(() =>
		(window.dataLayer ?? []).map((entry) =>
			Object.prototype.toString.call(entry) === "[object Arguments]" ? Array.from(entry as ArrayLike<unknown>) : entry,
		),
	);
const started = (page: Page) => expect.poll(async () => (await readDataLayer(page)).length).toBeGreaterThan(0);
const readPageViews = async (page: Page) =>
	(await readDataLayer(page)).flatMap((entry) =>
		Array.isArray(entry) && entry[1] === "page_view" ? [(entry[2] as { page_path: string }).page_path] : [],
	);

// Decline, ids, categories and other hosts: src/features/analytics/{startAnalytics,loadTag}.test.ts.
test("no other host is requested before Accept; then the tags load under the policy and count page views", async ({
	page,
	context,
	baseURL,
}) => {
	const asked = await switchOn(context, baseURL ?? "", tagsOn);
	await openPage(page, "/");
	await started(page);
	const [[command, kind, signals] = []] = (await readDataLayer(page)) as unknown[][];
	expect([command, kind]).toEqual(["consent", "default"]);
	expect(new Set(Object.values(signals as object))).toEqual(new Set(["denied"]));
	await openPage(page, exampleGame.path);
	await expect(page.getByRole("heading", { level: 1, name: exampleGame.title })).toBeVisible();
	expect(asked).toEqual([]);

	await bannerButton(page, "accept").click();
	await expect.poll(() => asked.length).toBe(2);
	expect(asked.toSorted()).toEqual([
		"https://www.googletagmanager.com/gtag/js?id=G-TEST",
		"https://www.googletagmanager.com/gtm.js?id=GTM-TEST",
	]);
	await expect.poll(async () => (await context.cookies()).some(({ name }) => name === "_ga")).toBe(true);
	expect(await readPageViews(page)).toEqual([exampleGame.path]);
	await openPage(page, "/business");
	await expect.poll(() => asked.length).toBe(4);
	await expect.poll(() => readPageViews(page)).toEqual(["/business"]);

	await customizeAgain(page);
	await pageChoices(page)
		.getByRole("button", { name: t("consent.declineAll") })
		.click();
	await expect.poll(async () => (await context.cookies()).some(({ name }) => name === "_ga")).toBe(false);
	await openPage(page, "/");
	await started(page);
	expect(await readPageViews(page)).toEqual([]);
	expect(asked).toHaveLength(4);
});
