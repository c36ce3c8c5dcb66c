import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ContentError } from "#content/model/contentError.ts";
import { type DeskBackend, deskSchema } from "#content/model/deskSchema.ts";
import { createServer } from "#server/createServer.ts";
import { routeRequest } from "#server/routeRequest.ts";
import { deskHeaders, fileHeaders, securityHeaders } from "#server/securityHeaders.ts";
import { headersFile } from "#tools/postbuild/staticHost.ts";
import { launchBrowser } from "#tools/testing/launchBrowser.ts";
import { deskFiles } from "./collections.ts";
import { localRepository } from "./gitApi.ts";
import { type GitHost, startGitHost } from "./gitHost.testUtils.ts";
import { getConnectedHosts, readDeskBackend, toCmsBackend } from "./webBackend.ts";
import { writeWebDesk } from "./webDesk.ts";
import { openWorkingCopy } from "./workingCopy.ts";

const github = { name: "github", repo: "fleet/site", base_url: "https://sign-in.example" };
const gitlab = { name: "gitlab", repo: "fleet/web/site", app_id: "abc" };
const gitea = { name: "gitea", repo: localRepository.repo, base_url: "https://git.example", app_id: "abc" };
const parseBackend = (backend: object) => deskSchema.parse({ backend }).backend;
const siteHeaders = securityHeaders({ scripts: [], styles: [], inbox: [] });

let folder: string;
let host: GitHost;
let server: Server;
let origin: string;
let backend: DeskBackend;
let browser: Browser;

beforeAll(async () => {
	folder = mkdtempSync(path.join(tmpdir(), "web-desk-"));
	for (const { path: file } of deskFiles()) {
		mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
		cpSync(file, path.join(folder, file));
	}
	host = await startGitHost(openWorkingCopy(folder), {
		appId: gitea.app_id,
		getSite: () => origin,
		// From the guide for operators.
		allowedHeaders: /`HEADERS = ([\w, -]+)`/.exec(readFileSync("docs/operations.md", "utf8"))?.[1] ?? "",
	});
	// The settings require https, which this host does not support.
	backend = { ...parseBackend(gitea), base_url: host.origin };
	const client = path.join(folder, "client");
	await writeWebDesk(client, backend);
	writeFileSync(path.join(client, "index.html"), "<h1>Home</h1>");
	server = createServer({
		folder: client,
		hasPage: () => true,
		redirects: {},
		pageHeaders: siteHeaders,
		fileHeaders: fileHeaders(siteHeaders),
		deskHeaders: deskHeaders(siteHeaders, getConnectedHosts(backend)),
	}).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	browser = await launchBrowser();
}, 150_000);

afterAll(async () => {
	await browser?.close();
	server?.close();
	host?.end();
	rmSync(folder, { recursive: true });
});

it("signs an editor in at the repository's host, within its policy, and saves as a commit of the editor", async () => {
	// The CMS draws only the fields in the window.
	const page = await browser.newPage({ viewport: { width: 1400, height: 6000 } });
	page.setDefaultTimeout(20_000);
	const elsewhere: string[] = [];
	const violations: string[] = [];
	page.on("request", (request) => {
		const isOwn = [origin, host.origin].some((own) => request.url().startsWith(own));
		if (/^http/.test(request.url()) && !isOwn) elsewhere.push(request.url());
	});
	page.on("console", (message) => {
		if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
	});
	await page.goto(`${origin}/admin`);
	expect(await page.locator('meta[name="robots"]').first().getAttribute("content")).toBe("noindex");
	const opened = page.waitForEvent("popup");
	await page.getByRole("button", { name: /Gitea/ }).first().click();
	const popup = await opened;
	await popup.getByRole("link", { name: "Authorize Application" }).click();
	await page.getByText("Games", { exact: true }).first().waitFor();
	expect(popup.isClosed()).toBe(true);

	await page.evaluate(() => {
		location.hash = "#/collections/games/entries/boat-attack";
	});
	const headline = page.locator('[data-key-path="en.headline"]').locator("input, textarea").first();
	await expect.poll(() => headline.inputValue()).toBe("Race a speedboat at full throttle");
	await headline.fill("Race a speedboat at half throttle");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect.poll(() => host.authors, { timeout: 15_000 }).toEqual(["Editor"]);
	const file = "content/games/boat-attack.yaml";
	const before = readFileSync(file, "utf8");
	expect(readFileSync(path.join(folder, file), "utf8")).toBe(before.replace("full throttle", "half throttle"));
	expect({ elsewhere, violations, refused: host.refused }).toEqual({ elsewhere: [], violations: [], refused: [] });
}, 90_000);

it("has its own security policy, which may connect to the repository's host, and leaves the policy of pages", async () => {
	const [desk, script, home] = await Promise.all(["/admin", "/admin/config.json", "/"].map((at) => fetch(origin + at)));
	const policy = desk?.headers.get("content-security-policy");
	expect(policy).toContain(`connect-src 'self' data: blob: ${host.origin};`);
	expect(policy).toContain("frame-ancestors 'none'");
	expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/);
	expect([desk, script].map((answered) => answered?.headers.get("x-robots-tag"))).toEqual(["noindex", "noindex"]);
	expect(home?.headers.get("content-security-policy")).toBe(siteHeaders["content-security-policy"]);
	expect(await script?.json()).toMatchObject({ publish_mode: "simple", backend: { repo: gitea.repo } });
});

it("does not exist at its path without a backend, and is served with its headers by a static host with one", () => {
	const site = { folder, hasPage: () => true, redirects: {}, pageHeaders: {}, fileHeaders: {}, deskHeaders: undefined };
	expect(JSON.stringify(routeRequest(site, "/admin", ""))).not.toContain("admin");
	expect(readDeskBackend()).toBeUndefined();
	const policy = { scripts: [], styles: [], inbox: [] };
	expect(headersFile(policy)).not.toContain("admin");
	expect(headersFile({ ...policy, desk: getConnectedHosts(backend) })).toContain(
		"\n/admin\n  ! content-security-policy\n  content-security-policy: default-src 'none'; ",
	);
});

/** Reads settings as the build does. @returns the backend, or the error's message */
function readSettings(content: string): unknown {
	const file = path.join(folder, "desk.json");
	writeFileSync(file, content);
	try {
		return readDeskBackend(file);
	} catch (error) {
		if (error instanceof ContentError) return error.message.replaceAll(file, "desk.json");
		throw error;
	}
}

it.each([
	[github, "https://api.github.com", ["https://api.github.com"]],
	[gitlab, "https://gitlab.com/api/v4", ["https://gitlab.com"]],
	[gitea, "https://git.example/api/v1", ["https://git.example"]],
])("passes the backend to the CMS together with the only hosts that it can reach: %j", (named, root, connections) => {
	const settings = parseBackend(named);
	expect(readSettings(JSON.stringify({ backend: named }))).toEqual(settings);
	expect(toCmsBackend(settings)).toMatchObject({ ...named, branch: "main", api_root: root, auth_methods: ["oauth"] });
	expect(getConnectedHosts(settings).connections).toEqual(connections);
});

it.each([
	["{", /^desk\.json: it is not valid JSON: .* Correct it\.$/],
	["{}", /^desk\.json: field "backend": it is missing; add it\.$|write github, gitlab or gitea/],
	[JSON.stringify({ backend: { ...github, name: "svn" } }), /write github, gitlab or gitea/],
	[
		JSON.stringify({ backend: { ...gitea, base_url: "https://гит.рф" } }),
		/"backend\.base_url": write https:\/\/xn--[a-z0-9]+\.xn--p1ai, which ends after the host\.$/,
	],
	[JSON.stringify({ backend: { ...gitea, base_url: "http://git.example" } }), /begins with https/],
	[JSON.stringify({ backend: { ...gitea, proposals: true } }), /unknown field in "backend": proposals/],
])("rejects settings with file, field and fix: %s", (content, problem) => {
	expect(readSettings(content)).toMatch(problem);
});
