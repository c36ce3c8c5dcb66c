import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openSqlite } from "#server/contact/sqlite/openSqlite.ts";
import { launchBrowser } from "#tools/testing/launchBrowser.ts";
import { restoreFiles } from "./editor.ts";

const { folder, origin } = inject("desk");
let browser: Browser;
let page: Page;

beforeAll(async () => {
	browser = await launchBrowser();
	page = await browser.newPage();
	await page.goto(origin);
});

afterAll(async () => {
	await browser?.close();
	await restoreFiles();
});

it("includes the scripts of the head, so that the cookie banner is shown until it is answered", async () => {
	const decline = page.locator("[data-consent=decline]").first();
	await decline.click();
	await decline.waitFor({ state: "hidden" });
	await page.reload();
	await decline.waitFor({ state: "hidden" });
	expect((await page.context().cookies()).map(({ name }) => name)).toContain("cookieConsent");
});

it("stores messages of the contact form in the inbox", async () => {
	const params = { name: "Ann", email: "ann@example.com", message: "Hello from development" };
	const message = { date: new Date().toISOString(), form_id: 888, form_name: "Contact form", params };
	const answer = await fetch(`${origin}/reviews`, {
		method: "POST",
		headers: { "content-type": "application/json", origin },
		body: JSON.stringify(message),
	});
	expect(answer.status, await answer.text()).toBe(202);
	const store = openSqlite(path.join(folder, "inbox.sqlite"));
	expect(await store.list()).toMatchObject([params]);
	await store.close();
});

it.each([
	["/ru/games/", 301, "/ru/games"],
	["/en/games", 301, "/games?lng=en"],
	["/docs/guidelines/general/never", 302, "/docs/guidelines"],
	["/games/boat-attack", 200, null],
	["/never", 404, null],
	["/ru/news/never", 404, null],
])("responds to %s like the server: %i %s", async (address, status, location) => {
	const answer = await fetch(origin + address, { redirect: "manual" });
	expect(answer.status).toBe(status);
	expect(answer.headers.get("location")).toBe(location);
	if (location === null) expect(await answer.text()).toContain("<footer");
});

it.each([
	["a word of a translation", "/", "public/locales/en/translation.json", "Play in chat.", "Play at once."],
	[
		"a game's YAML",
		"/games/boat-attack",
		"content/games/boat-attack.yaml",
		"Race a speedboat at full throttle",
		"Slow boat",
	],
	[
		"a document's Markdown",
		"/docs/guidelines/general/cookie-policy",
		"content/guidelines/general/cookie-policy.md",
		"A cookie is a small text",
		"A cookie is a short text",
	],
])("shows a change of %s in the open page within seconds", async (_, address, file, before, after) => {
	await page.goto(origin + address);
	await page.getByText(before).first().waitFor();
	const text = await readFile(path.join(folder, file), "utf8");
	expect(text).toContain(before);
	await writeFile(path.join(folder, file), text.replace(before, after));
	const written = performance.now();
	await page.getByText(after).first().waitFor({ timeout: 20_000 });
	console.log(`${file}: shown after ${Math.round(performance.now() - written)} ms`);
	const html = await (await fetch(origin + address)).text();
	expect(html.replace(/<[^>]+>/g, ""), "in the HTML of the server").toContain(after);
});
