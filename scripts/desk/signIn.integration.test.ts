import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deskSchema } from "#content/model/deskSchema.ts";
import { launchBrowser } from "#scripts/bench/browser.ts";
import { indexFiles } from "#scripts/build/fileIndex.ts";
import { answer, type Site } from "#server/answer.ts";
import { createBodies } from "#server/files.ts";
import { deskHeaders, fileHeaders, securityHeaders } from "#server/securityHeaders.ts";
import { deskFiles } from "./deskFiles.ts";
import { type GitHost, startGitHost } from "./testGitHost.ts";
import { hostsOf } from "./webBackend.ts";
import { writeWebDesk } from "./webDesk.ts";

const repo = "fleet/site";
let host: GitHost;
let build: string;
let server: Server;
let origin: string;
let browser: Browser;

/** The headers that an operator lets the site send, as the guide has them. */
async function headersOfGuide(): Promise<string[]> {
	const guide = await readFile("docs/operations.md", "utf8");
	const [, names = ""] = /`HEADERS = ([\w, -]+)`/.exec(guide) ?? [];
	return names.split(",").map((name) => name.trim());
}

beforeAll(async () => {
	build = await mkdtemp(path.join(tmpdir(), "web-desk-"));
	const client = path.join(build, "client");
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
	// Settings ask for https, which nobody speaks here.
	const backend = { ...deskSchema.parse({ backend: named }).backend, base_url: host.origin };
	await writeWebDesk(client, backend);
	const files = (await readdir(client, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
	const headers = securityHeaders({ scripts: [], styles: [], inbox: [] });
	const site: Site = {
		files: await indexFiles(
			client,
			files.map(({ parentPath, name }) => path.join(parentPath, name)),
		),
		read: createBodies(build),
		exists: () => true,
		moves: {},
		headers,
		fileHeaders: fileHeaders(headers),
		deskHeaders: deskHeaders(headers, hostsOf(backend)),
	};
	server = createServer(async ({ method = "", url = "", headers: given }, response) => {
		const { status, headers: sent, body } = await answer(site, method, url, given);
		response.writeHead(status, sent).end(body);
	}).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	browser = await launchBrowser();
}, 150_000);

afterAll(async () => {
	await browser?.close();
	server?.close();
	host?.end();
	await rm(build, { recursive: true });
});

it("signs an editor in at the repository's host, in a window of its own, and saves as a commit of theirs", async () => {
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
	await expect.poll(() => headline.inputValue()).toBe("Full throttle, wet socks");
	await headline.fill("Full throttle, dry socks");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect.poll(() => host.commits.length, { timeout: 15_000 }).toBe(1);
	const before = await readFile(file, "utf8");
	expect(host.commits[0]).toMatchObject({
		author: { name: "Erin Editor" },
		files: [{ operation: "update", path: file, text: before.replace("wet socks", "dry socks") }],
	});
	expect(host.refused).toEqual([]);
}, 90_000);
