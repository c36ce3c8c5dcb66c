import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deskSchema } from "#content/model/deskSchema.ts";
import { launchBrowser } from "#tools/testing/launchBrowser.ts";
import { deskFiles } from "./deskFiles.ts";
import { type GitHost, startGitHost } from "./testGitHost.ts";
import { serveWebDesk } from "./testWebDesk.ts";

const repo = "fleet/site";
let host: GitHost;
let client: string;
let desk: Awaited<ReturnType<typeof serveWebDesk>>;
let origin: string;
let browser: Browser;

/** The headers that an operator lets the site send, as the guide has them. */
async function headersOfGuide(): Promise<string[]> {
	const guide = await readFile("docs/operations.md", "utf8");
	const [, names = ""] = /`HEADERS = ([\w, -]+)`/.exec(guide) ?? [];
	return names.split(",").map((name) => name.trim());
}

beforeAll(async () => {
	client = await mkdtemp(path.join(tmpdir(), "web-desk-"));
	host = await startGitHost(
		deskFiles().map((file) => file.path),
		{
			repo,
			appId: "abc",
			redirectAddress: () => `${origin}/admin`,
			allowedOrigin: () => origin,
			allowedHeaders: await headersOfGuide(),
		},
	);
	const named = { name: "gitea", repo, base_url: "https://git.example", app_id: "abc" };
	// The settings require https, which this server does not support.
	const backend = { ...deskSchema.parse({ backend: named }).backend, base_url: host.origin };
	desk = await serveWebDesk(client, backend);
	origin = desk.origin;
	browser = await launchBrowser();
}, 150_000);

afterAll(async () => {
	await browser?.close();
	desk?.end();
	host?.end();
	await rm(client, { recursive: true });
});

it("signs an editor in at the repository's host in a separate window, and saves as a commit of the editor", async () => {
	// The CMS draws the fields that are in sight: in such a window, all of them.
	const page = await browser.newPage({ viewport: { width: 1400, height: 6000 } });
	page.setDefaultTimeout(20_000);
	await page.goto(`${origin}/admin`);
	const opened = page.waitForEvent("popup");
	await page.getByRole("button", { name: /Gitea/ }).first().click();
	const popup = await opened;
	await popup.getByRole("link", { name: "Authorize Application" }).click();
	await page.getByText("Games", { exact: true }).first().waitFor();
	expect(popup.isClosed()).toBe(true);

	const file = "content/games/boat-attack.yaml";
	await page.evaluate(() => {
		location.hash = "#/collections/games/entries/boat-attack";
	});
	const headline = page.locator('[data-key-path="en.headline"]').locator("input, textarea").first();
	await expect.poll(() => headline.inputValue()).toBe("Race a speedboat at full throttle");
	await headline.fill("Race a speedboat at half throttle");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect.poll(() => host.commits.length, { timeout: 15_000 }).toBe(1);
	const before = await readFile(file, "utf8");
	expect(host.commits[0]).toMatchObject({
		author: { name: "Erin Editor" },
		files: [{ operation: "update", path: file, text: before.replace("full throttle", "half throttle") }],
	});
	expect(host.refused).toEqual([]);
}, 90_000);
