import { readFileSync, writeFileSync } from "node:fs";
import type { Browser, Route } from "@playwright/test";
import { beforeAll, expect, it } from "vitest";
import { adminSchema } from "#content/model/adminSchema.ts";
import { createServer } from "#server/createServer.ts";
import { adminHeaders, fileHeaders, securityHeaders } from "#server/securityHeaders.ts";
import { createFakeServices } from "#server/services.testUtils.ts";
import { listenLocally } from "#server/testing/listenLocally.ts";
import { headersFile } from "#tools/postbuild/staticHost.ts";
import { launchBrowser } from "#tools/testing/launchBrowser.ts";
import { projectCopy } from "#tools/testing/projectCopy.testUtils.ts";
import { getConnectedHosts, readAdminBackend, toCmsBackend, writeAdmin } from "./admin.ts";
import { handleGitCall, localRepository } from "./gitApi.ts";

const githubSettings = { name: "github", repo: "fleet/site", base_url: "https://sign-in.example" };
const gitlabSettings = { name: "gitlab", repo: "fleet/web/site", app_id: "abc" };
const giteaSettings = { name: "gitea", repo: localRepository.repo, base_url: "https://git.example", app_id: "abc" };
const parseBackend = (settings: object) => adminSchema.parse({ backend: settings }).backend;
const giteaBackend = parseBackend(giteaSettings);
const siteHeaders = securityHeaders({ scripts: [], styles: [], inbox: [] });
const getAdminHeaders = () => adminHeaders(siteHeaders, getConnectedHosts(giteaBackend));

let origin: string;
let browser: Browser;

projectCopy("public/locales", "docs");
beforeAll(async () => {
	await writeAdmin("client", giteaBackend);
	const headers = { pageHeaders: siteHeaders, fileHeaders: fileHeaders(siteHeaders), adminHeaders: getAdminHeaders() };
	const site = { folder: "client", hasPage: () => true, redirects: {}, ...headers };
	const server = createServer(site, createFakeServices());
	origin = `http://127.0.0.1:${await listenLocally(server)}`;
	browser = await launchBrowser();
	return async () => {
		await browser.close();
		server.close();
	};
}, 150_000);

/** Mocks Gitea: the authorization page, the access token for its code, and the API of `gitApi.ts`. */
function answerAsGitea(route: Route): Promise<void> {
	const request = route.request();
	const { pathname, search, searchParams } = new URL(request.url());
	const headers = { "access-control-allow-origin": origin };
	if (pathname === "/login/oauth/authorize") {
		// The redirect URI that docs/guides/set-up-web-editor.md registers.
		expect(searchParams.get("redirect_uri")).toBe(`${origin}/admin`);
		const returnUrl = `${origin}/admin?code=1&amp;state=${encodeURIComponent(searchParams.get("state") ?? "")}`;
		return route.fulfill({ contentType: "text/html", body: `<a href="${returnUrl}">Authorize Application</a>` });
	}
	if (pathname === "/login/oauth/access_token")
		return route.fulfill({ headers, json: { access_token: "secret", token_type: "bearer", expires_in: 3600 } });
	if (!/secret$/.test(request.headers().authorization ?? "")) return route.fulfill({ headers, status: 401, json: {} });
	const call = pathname.replace("/api/v1/", "") + search;
	return route.fulfill({ headers, json: handleGitCall(".", request.method(), call, request.postDataJSON()) });
}

it("signs an editor in at the repository's host, within its policy, and saves as a commit of the editor", async () => {
	// The CMS renders only visible fields.
	const page = await browser.newPage({ viewport: { width: 1400, height: 6000 } });
	page.setDefaultTimeout(20_000);
	await page.context().route(`${giteaSettings.base_url}/**`, answerAsGitea);
	// The CORS headers of docs/guides/set-up-web-editor.md.
	const [, allowed = ""] =
		/`HEADERS = ([\w, -]+)`/.exec(readFileSync("docs/guides/set-up-web-editor.md", "utf8")) ?? [];
	const known = new RegExp(
		`^(${allowed.toLowerCase().replaceAll(/,\s*/g, "|")}|accept|origin|referer|user-agent|sec-.*)$`,
	);
	const refused: string[] = [];
	page.on("request", (request) => {
		const isApi = request.url().startsWith(`${giteaSettings.base_url}/api/`);
		if (!/^(http:\/\/127|https:\/\/git\.example\/|blob:|data:)/.test(request.url())) refused.push(request.url());
		if (isApi) refused.push(...Object.keys(request.headers()).filter((name) => !known.test(name)));
	});
	page.on("console", (message) => {
		if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
	});
	await page.goto(`${origin}/admin`);
	expect(await page.locator('meta[name="robots"]').first().getAttribute("content")).toBe("noindex");
	const popupOpened = page.waitForEvent("popup");
	await page.getByRole("button", { name: /Gitea/ }).first().click();
	const signInPopup = await popupOpened;
	await signInPopup.getByRole("link", { name: "Authorize Application" }).click();
	await page.getByText("Games", { exact: true }).first().waitFor();
	expect(signInPopup.isClosed()).toBe(true);

	await page.evaluate(() => {
		location.hash = "#/collections/games/entries/boat-attack";
	});
	const file = "content/games/boat-attack.yaml";
	const wanted = readFileSync(file, "utf8").replace("full throttle", "half throttle");
	const headline = page.locator('[data-key-path="en.headline"]').locator("input, textarea").first();
	await expect.poll(() => headline.inputValue()).toBe("Race a speedboat at full throttle");
	await headline.fill("Race a speedboat at half throttle");
	const saveRequest = page.waitForRequest((request) => request.url().endsWith("/contents"));
	await page.getByRole("button", { name: "Save", exact: true }).click();
	expect((await saveRequest).postDataJSON().author.name).toBe("Editor");
	await expect.poll(() => readFileSync(file, "utf8")).toBe(wanted);
	expect(refused).toEqual([]);
}, 90_000);

it("has its own security policy, which may connect to the repository's host, also on a static host", () => {
	const { "content-security-policy": policy = "", "x-robots-tag": robots } = getAdminHeaders();
	expect(policy).toContain(`connect-src 'self' data: blob: ${giteaSettings.base_url};`);
	expect(policy).toContain("frame-ancestors 'none'");
	expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/);
	expect(robots).toBe("noindex");
	const sitePolicy = { scripts: [], styles: [], inbox: [] };
	expect(headersFile({ ...sitePolicy, admin: getConnectedHosts(giteaBackend) })).toContain(
		`\n/admin\n  ! content-security-policy\n  content-security-policy: ${policy}\n`,
	);
	expect(readAdminBackend()).toBeUndefined();
	expect(headersFile(sitePolicy)).not.toContain("admin");
});

it.each([
	[githubSettings, "https://api.github.com", ["https://api.github.com"]],
	[gitlabSettings, "https://gitlab.com/api/v4", ["https://gitlab.com"]],
	[giteaSettings, "https://git.example/api/v1", ["https://git.example"]],
])("passes the backend to the CMS together with the only hosts that it can reach: %j", (named, root, connections) => {
	const settings = parseBackend(named);
	expect(toCmsBackend(settings)).toMatchObject({ ...named, branch: "main", api_root: root, auth_methods: ["oauth"] });
	expect(getConnectedHosts(settings).connections).toEqual(connections);
});

it.each([
	["an empty file", {}, /admin\.json: field "backend": .*(it is missing; add it|write github, gitlab or gitea)\.$/],
	["another host", { backend: { ...githubSettings, name: "svn" } }, /write github, gitlab or gitea/],
	["no https", { backend: { ...giteaSettings, base_url: "http://git.example" } }, /begins with https/],
	["an unknown field", { backend: { ...giteaSettings, proposals: true } }, /unknown field in "backend": proposals/],
])("rejects settings with file, field and fix: %s", (_, settings, problem) => {
	writeFileSync("admin.json", JSON.stringify(settings));
	expect(() => readAdminBackend("admin.json")).toThrow(problem);
});
