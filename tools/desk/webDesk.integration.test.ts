import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { ContentError } from "#content/model/contentError.ts";
import { deskSchema } from "#content/model/deskSchema.ts";
import { routeRequest } from "#server/routeRequest.ts";
import { headersFile } from "#tools/postbuild/staticHost.ts";
import { launchBrowser } from "#tools/testing/launchBrowser.ts";
import { serveWebDesk, siteHeaders } from "./testWebDesk.ts";
import { cmsBackend, hostsOf, readDeskBackend } from "./webBackend.ts";

const github = { name: "github", repo: "fleet/site", base_url: "https://sign-in.example" };
const gitlab = { name: "gitlab", repo: "fleet/web/site", app_id: "abc" };
const gitea = { name: "gitea", repo: "fleet/site", base_url: "https://git.example", app_id: "abc" };
const backendOf = (backend: object) => deskSchema.parse({ backend }).backend;

let client: string;
beforeAll(async () => {
	client = await mkdtemp(path.join(tmpdir(), "web-desk-"));
});
afterAll(() => rm(client, { recursive: true }));

describe("the backend of the published editor", () => {
	const read = async (content: string) => {
		const file = path.join(client, "desk.json");
		await writeFile(file, content);
		try {
			return readDeskBackend(file);
		} catch (error) {
			if (error instanceof ContentError) return error.message.replaceAll(file, "desk.json");
			throw error;
		} finally {
			await rm(file);
		}
	};

	it("is undefined without a settings file, which is the default", () => {
		expect(readDeskBackend()).toBeUndefined();
	});

	it.each([
		[github, "https://api.github.com", ["https://api.github.com"]],
		[gitlab, "https://gitlab.com/api/v4", ["https://gitlab.com"]],
		[gitea, "https://git.example/api/v1", ["https://git.example"]],
	])("is passed to the CMS together with the only hosts that it can reach: %j", async (backend, root, connections) => {
		const settings = backendOf(backend);
		expect(await read(JSON.stringify({ backend }))).toEqual(settings);
		expect(cmsBackend(settings)).toMatchObject({ ...backend, branch: "main", api_root: root, auth_methods: ["oauth"] });
		expect(hostsOf(settings).connections).toEqual(connections);
	});

	it.each([
		["{", /^desk\.json: it is not valid JSON: .* Correct it\.$/],
		["{}", /^desk\.json: field "backend": it is missing; add it\.$|write github, gitlab or gitea/],
		[JSON.stringify({ backend: { ...github, name: "svn" } }), /write github, gitlab or gitea/],
		[JSON.stringify({ backend: { ...github, repo: "site" } }), /field "backend\.repo": write owner and name/],
		[JSON.stringify({ backend: { ...gitea, base_url: "http://git.example" } }), /begins with https/],
		[
			JSON.stringify({ backend: { ...gitea, base_url: "https://гит.рф" } }),
			/"backend\.base_url": write https:\/\/xn--[a-z0-9]+\.xn--p1ai, which ends after the host\.$/,
		],
		[JSON.stringify({ backend: { ...gitea, proposals: true } }), /unknown field in "backend": proposals/],
		[JSON.stringify({ backend: { ...github, secret: "x" } }), /unknown field in "backend": secret/],
	])("is rejected with file, field and fix: %s", async (content, words) => {
		expect(await read(content)).toMatch(words);
	});
});

describe("the published content editor", () => {
	let desk: Awaited<ReturnType<typeof serveWebDesk>>;
	let origin: string;
	const settings = backendOf(github);

	beforeAll(async () => {
		await writeFile(path.join(client, "index.html"), "<h1>Home</h1>");
		desk = await serveWebDesk(client, settings);
		origin = desk.origin;
	}, 150_000);
	afterAll(() => desk?.end());

	it("opens with its configuration and a sign-in button within its policy, and requests no other host", async () => {
		const browser = await launchBrowser();
		onTestFinished(() => browser.close());
		const page = await browser.newPage();
		const elsewhere: string[] = [];
		const refused: string[] = [];
		page.on("request", (request) => {
			if (/^http/.test(request.url()) && !request.url().startsWith(origin)) elsewhere.push(request.url());
		});
		page.on("console", (message) => {
			if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
		});
		await page.goto(`${origin}/admin`);
		await page
			.getByRole("button", { name: /GitHub/ })
			.first()
			.waitFor();
		// It would like to know of GitHub's outages, and goes on without.
		const needed = refused.filter((text) => !text.includes("https://www.githubstatus.com/api/"));
		expect({ elsewhere, needed }).toEqual({ elsewhere: [], needed: [] });
		// The CMS adds another.
		expect(await page.locator('meta[name="robots"]').first().getAttribute("content")).toBe("noindex");
	});

	it("has its own security policy and does not change the policy of pages", async () => {
		const [desk, script, home] = await Promise.all(["/admin", "/admin/admin.js", "/"].map((at) => fetch(origin + at)));
		const policy = desk?.headers.get("content-security-policy");
		expect(policy).toContain("connect-src 'self' data: blob: https://api.github.com;");
		expect(policy).toContain("frame-ancestors 'none'");
		expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/);
		expect([desk, script].map((answered) => answered?.headers.get("x-robots-tag"))).toEqual(["noindex", "noindex"]);
		expect(home?.headers.get("content-security-policy")).toBe(siteHeaders["content-security-policy"]);
	});

	it("uses the editorial workflow if the backend supports it", async () => {
		const config = JSON.parse(await readFile(path.join(client, "admin/config.json"), "utf8"));
		expect(config).toMatchObject({ publish_mode: "editorial_workflow", backend: { repo: "fleet/site" } });
		expect(config.collections.map(({ name }: { name: string }) => name)).toContain("games");
		expect(JSON.stringify(config)).not.toMatch(/secret/i);
	});

	it("does not exist at its path without a backend", async () => {
		const site = { folder: client, hasPage: () => true, redirects: {}, pageHeaders: {}, fileHeaders: {} };
		const route = routeRequest({ ...site, deskHeaders: undefined }, "/admin", "");
		expect(JSON.stringify(route)).not.toContain("admin");
		expect(headersFile({ scripts: [], styles: [], inbox: [] })).not.toContain("admin");
		const withDesk = headersFile({ scripts: [], styles: [], inbox: [], desk: hostsOf(settings) });
		expect(withDesk).toContain(
			"\n/admin\n  ! content-security-policy\n  content-security-policy: default-src 'none'; ",
		);
	});
});
