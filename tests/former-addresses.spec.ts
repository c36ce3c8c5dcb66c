import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { site } from "#config/site.ts";
import { createServer } from "#server/createServer.ts";
import { loadSite } from "#server/site.ts";
import { exampleGame, getWords } from "./examples.ts";
import { expect, getLocation, openPage, test, waitForScripts } from "./fixtures.ts";

// The built site, as if two of its games had had other addresses before.
const redirects = { "/games/moved": exampleGame.path, "/games/taken-down": null };
let server: Server;
let origin: string;
test.beforeAll(async () => {
	server = createServer({ ...loadSite("build"), redirects });
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
	server.close();
	server.closeAllConnections();
});

test("an old link redirects to the game with its query and language, and Back returns", async ({ page, problems }) => {
	problems.allow(/404/);
	await openPage(page, `${origin}/ru/business`);
	await page.goto(`${origin}/ru/games/moved?x=1`);
	await expect.poll(() => getLocation(page)).toBe(`/ru${exampleGame.path}?x=1`);
	await waitForScripts(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(exampleGame.title);
	await page.goBack();
	await expect.poll(() => getLocation(page)).toBe("/ru/business");
	await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test("a game that was taken down shows a screen at its address, whose link and Back work", async ({
	page,
	problems,
}) => {
	problems.allow(/404|410/);
	const t = getWords("en");
	await openPage(page, `${origin}/business`);
	await page.goto(`${origin}/games/taken-down`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("errors.410.title"));
	expect(getLocation(page)).toBe("/games/taken-down");
	await waitForScripts(page);
	await expect(page).toHaveTitle(`${t("errors.410.title")} | ${site.name}`);
	await expect(page.getByText(t("errors.410.text"))).toBeVisible();
	await page
		.locator("main")
		.getByRole("link", { name: t("errors.home"), exact: true })
		.click();
	await expect.poll(() => getLocation(page)).toBe("/");
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("errors.410.title"));
});
