import { createServer, type ServerResponse } from "node:http";
import { listenLocally } from "#server/testing/listenLocally.ts";
import { expect, test } from "./fixtures.ts";

test.use({ isPainted: true });

// The theme of the first frame: theme.spec.ts.
test("nothing is painted before the whole header has loaded, because its buttons would move", async ({
	page,
	request,
	problems,
}) => {
	// Serves only the HTML from the page's URL.
	problems.allow(/assets|Failed to load|404/);
	const html = await (await request.get("/games")).text();
	const headerEnd = html.indexOf("</header>");
	const { promise: asked, resolve: onAsked } = Promise.withResolvers<ServerResponse>();
	const server = createServer(({ url }, response) => {
		if (url !== "/") return response.writeHead(404).end();
		response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
		response.write(html.slice(0, headerEnd));
		onAsked(response);
	});
	const port = await listenLocally(server);
	const countPaints = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
	await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: "commit" });
	await expect(page.locator("body > header a")).not.toHaveCount(0);
	// Longer than a frame takes on a busy machine.
	await page.waitForTimeout(1500);
	expect(await countPaints()).toBe(0);
	(await asked).end(html.slice(headerEnd));
	await expect.poll(countPaints).toBe(1);
	server.closeAllConnections();
	server.close();
});
