import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** How often the page has been painted with something on it. */
const paints = (page: Page) => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);

test("nothing is painted before the whole header is there, since its buttons would move", async ({
	page,
	problems,
	request,
}) => {
	// Of the page's address only the HTML is there.
	problems.allow(/assets|Failed to load|404/);
	const html = await (await request.get("/games")).text();
	const cut = html.indexOf("</header>") - 100;
	const { promise: asked, resolve: onAsked } = Promise.withResolvers<ServerResponse>();
	const server = createServer(({ url }, response) => {
		if (url !== "/") {
			response.writeHead(404).end();
			return;
		}
		response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
		response.write(html.slice(0, cut));
		onAsked(response);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	try {
		await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: "commit" });
		const response = await asked;
		await expect(page.locator("body > header a")).not.toHaveCount(0);
		// Longer than a frame takes on a busy machine: what may be painted is painted by then.
		await page.waitForTimeout(1500);
		expect(await paints(page)).toBe(0);
		response.end(html.slice(cut));
		await expect.poll(() => paints(page)).toBe(1);
	} finally {
		server.closeAllConnections();
		server.close();
	}
});
