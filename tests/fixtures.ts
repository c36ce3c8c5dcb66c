import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { disablePainting } from "./painting.ts";

export { expect };

/** Problems in the browser during a test: console and page errors, policy violations, failed requests. */
export interface PageProblems {
	/** Ignores expected problems from now on; `pattern` matches lines such as `404 GET /nope`. */
	allow(pattern: RegExp): void;
}

interface TestFixtures {
	problems: PageProblems;
}

interface Options {
	/** Stored consent before the first page. Null shows the banner. */
	consent: "accepted" | "declined" | null;
	/** Whether pages are painted from the start, for tests of appearance. Other tests run faster without painting. */
	isPainted: boolean;
}

/** Playwright's test. It fails if `page` had unexpected problems. */
export const test = base.extend<TestFixtures & Options>({
	consent: ["declined", { option: true }],
	isPainted: [false, { option: true }],
	context: async ({ context, consent, isPainted, baseURL }, use) => {
		if (!isPainted) await disablePainting(context);
		if (consent) await context.addCookies([{ name: "cookieConsent", value: consent, url: baseURL }]);
		await use(context);
	},
	problems: async ({ context, baseURL }, use) => {
		const found = await watch(context, baseURL ?? "");
		const allowed: { pattern: RegExp; since: number }[] = [];
		await use({ allow: (pattern) => allowed.push({ pattern, since: found.length }) });
		const unexpectedProblems = found.filter(
			(line, index) => !allowed.some(({ pattern, since }) => index >= since && pattern.test(line)),
		);
		expect(unexpectedProblems, "problems in the browser that no test provoked").toEqual([]);
	},
	page: async ({ page, problems: _ }, use) => {
		await use(page);
	},
});

async function watch(context: BrowserContext, origin: string): Promise<string[]> {
	const found: string[] = [];
	const toPath = (url: string) => url.replace(origin, "");
	context.on("console", (message) => {
		if (message.type() === "error") found.push(`console: ${message.text()} (${toPath(message.location().url)})`);
	});
	context.on("weberror", (event) => found.push(`page: ${event.error().message}`));
	context.on("response", (response) => {
		const url = response.url();
		if (!url.startsWith(origin) || response.status() < 400) return;
		found.push(`${response.status()} ${response.request().method()} ${toPath(url)}`);
	});
	context.on("requestfailed", (request) => {
		const reason = request.failure()?.errorText ?? "";
		// Navigation cancels requests.
		if (!request.url().startsWith(origin) || reason === "net::ERR_ABORTED") return;
		found.push(`failed ${request.method()} ${toPath(request.url())}: ${reason}`);
	});
	await context.addInitScript(() => {
		document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
			console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`);
		});
	});
	return found;
}

export async function waitForScripts(page: Page): Promise<void> {
	await page.waitForLoadState("domcontentloaded");
	await page.locator("html[data-scripts-ready]").waitFor({ state: "attached", timeout: 20_000 });
}

/** Opens a page and waits until all its scripts have run. */
export async function openPage(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await waitForScripts(page);
}

/** Collects the paths of matching requests from now on. */
export function watchRequests(page: Page, pattern: RegExp): string[] {
	const paths: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pattern.test(pathname)) paths.push(pathname);
	});
	return paths;
}

/** Holds requests that match `pattern`. Returns a function that lets them continue. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await page.route(pattern, async (route) => {
		await released;
		await route.fallback();
	});
	return release;
}

/** Blocks script files; inline scripts still run. */
export async function blockScriptFiles(page: Page, problems: PageProblems): Promise<void> {
	problems.allow(/\/assets\/.*\.js|Failed to fetch dynamically imported module|ERR_FAILED/);
	await page.route("**/assets/*.js", (route) => route.abort());
}

export async function closeDialogs(page: Page): Promise<void> {
	// Escape first clears a search.
	while (await page.locator("dialog[open], :popover-open").count()) await page.keyboard.press("Escape");
}

/** Marks the current document. Returns a function that checks whether it is still shown. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
	const mark = `mark-${Math.random()}`;
	await page.evaluate((name) => Reflect.set(window, name, true), mark);
	return () => page.evaluate((name) => Reflect.has(window, name), mark);
}

/** Path, query and hash of the current URL. */
export function getLocation(page: Page): string {
	const { pathname, search, hash } = new URL(page.url());
	return pathname + search + hash;
}
