import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test as siteTest } from "./fixtures.ts";

interface DelayedPage {
	/** Serves the catalog's beginning, up to a text, and nothing else of the site. Returns its address. */
	serveUntil(text: string): Promise<string>;
	/** Sends the rest, once the page has been asked for. */
	finish(): Promise<void>;
}

const test = siteTest.extend<{ delayedPage: DelayedPage }>({
	delayedPage: async ({ request }, use) => {
		const { promise: asked, resolve: onAsked } = Promise.withResolvers<ServerResponse>();
		const html = await (await request.get("/games")).text();
		let length = 0;
		const server = createServer(({ url }, response) => {
			if (url !== "/") return response.writeHead(404).end();
			response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
			response.write(html.slice(0, length));
			onAsked(response);
		}).listen(0, "127.0.0.1");
		await once(server, "listening");
		await use({
			async serveUntil(text) {
				length = html.indexOf(text);
				return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
			},
			finish: async () => {
				(await asked).end(html.slice(length));
			},
		});
		server.closeAllConnections();
		server.close();
	},
});

test.use({ isPainted: true });

/** How often the page has been painted with something on it. */
const countPaints = (page: Page) => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);

// Of the page's address only the HTML is there.
test.beforeEach(({ problems }) => problems.allow(/assets|Failed to load|404/));

test("nothing is painted before the whole header has loaded, because its buttons would move", async ({
	page,
	delayedPage,
}) => {
	await page.goto(await delayedPage.serveUntil("</header>"), { waitUntil: "commit" });
	await expect(page.locator("body > header a")).not.toHaveCount(0);
	// Longer than a frame takes on a busy machine: what may be painted is painted by then.
	await page.waitForTimeout(1500);
	expect(await countPaints(page)).toBe(0);
	await delayedPage.finish();
	await expect.poll(() => countPaints(page)).toBe(1);
});

test("the chosen theme is applied from the first frame, before the page has loaded", async ({ page, delayedPage }) => {
	await page.addInitScript(() => localStorage.setItem("theme", "dark"));
	await page.goto(await delayedPage.serveUntil("</main>"), { waitUntil: "commit" });
	await expect.poll(() => countPaints(page)).toBe(1);
	expect(await page.evaluate(() => document.readyState), "the page is held").toBe("loading");
	await expect(page.locator("body"), "the ground of the dark theme").toHaveCSS("background-color", "rgb(9, 15, 30)");
});
