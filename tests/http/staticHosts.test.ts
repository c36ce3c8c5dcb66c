import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parse } from "parse5";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { site } from "#config/site.ts";
import { getPageFile } from "#server/site.ts";
import { getFreePort } from "#server/testing/getFreePort.ts";
import { getVisibleText, select } from "#tests/dom.ts";
import { asLine, exampleGame, getTranslator } from "#tests/examples.ts";
import { listFiles } from "#tools/postbuild/listFiles.ts";

const client = `${process.env.SITE_BUILD ?? "build"}/client`;

/** Paths that the site publishes to search engines and feed readers. */
const publishedPaths = [
	...new Set(
		listFiles(client)
			.filter((name) => /(^|\/)(sitemap.*\.xml|feed\.atom)$/.test(name))
			.flatMap((name) => readFileSync(path.join(client, name), "utf8").split(/[<>"]/))
			.filter((text) => text.startsWith(`${site.origin}/`))
			.map((text) => text.slice(site.origin.length)),
	),
];

test("the list of addresses has English, Russian and Indonesian ones", () => {
	for (const address of ["/", "/about-us", `/ru${exampleGame.path}`, "/id/partnership-mba", "/news/feed.atom"])
		expect(publishedPaths).toContain(address);
});

test("every published address is a file by Netlify's documented rules, and no folder has an index file", () => {
	const missing = publishedPaths.filter(
		(address) => ![getPageFile(address), address].some((name) => existsSync(path.join(client, name))),
	);
	expect(missing).toEqual([]);
	expect(listFiles(client).filter((name) => name.endsWith("/index.html"))).toEqual([]);
});

describe("Cloudflare Pages (wrangler)", () => {
	let origin = "";
	let folder = "";
	let host: ReturnType<typeof spawn>;
	const fetchPath = (target: string) => fetch(origin + target, { redirect: "manual" });
	/** The text of the first element with a tag name. */
	const wordsIn = (html: string, name: string) => getVisibleText(select(parse(html), name));

	beforeAll(async () => {
		const port = await getFreePort();
		origin = `http://127.0.0.1:${port}`;
		folder = mkdtempSync(path.join(tmpdir(), "wrangler-"));
		host = spawn(
			process.execPath,
			[
				path.resolve("node_modules/wrangler/bin/wrangler.js"),
				...["pages", "dev", path.resolve(client), "--ip", "127.0.0.1", "--port", String(port)],
			],
			{
				// Wrangler writes its state to the working directory.
				cwd: folder,
				// Own process group, because it starts further processes.
				detached: true,
				stdio: "ignore",
				env: {
					...process.env,
					CI: "1",
					CLOUDFLARE_CF_FETCH_ENABLED: "false",
					WRANGLER_LOG_PATH: folder,
					WRANGLER_SEND_METRICS: "false",
					XDG_CONFIG_HOME: folder,
				},
			},
		);
		for (let isUp = false; !isUp; await sleep(100)) {
			if (host.exitCode !== null) throw new Error(`wrangler ended with ${host.exitCode}: see its log in ${folder}.`);
			isUp = (await fetchPath("/").catch(() => undefined))?.status === 200;
		}
	}, 60_000);

	afterAll(async () => {
		if (host.pid && host.exitCode === null) {
			const ended = once(host, "exit");
			process.kill(-host.pid, "SIGTERM");
			await ended;
		}
		rmSync(folder, { recursive: true, force: true });
	}, 20_000);

	test("answers every published address with 200 and without a redirect", async () => {
		const wrong: string[] = [];
		for (const address of publishedPaths) {
			const { status, headers, body } = await fetchPath(address);
			await body?.cancel();
			if (status !== 200) wrong.push(`${address}: ${status} ${headers.get("location") ?? ""}`);
		}
		expect(wrong).toEqual([]);
	});

	test.each([
		["/about-us/?x=1", 308, "/about-us?x=1"],
		["/ru/", 308, "/ru"],
		[`${exampleGame.path}.html`, 308, exampleGame.path],
		["/en/about-us", 301, "/about-us?lng=en"],
		["/en", 301, "/?lng=en"],
		["/id/about-us?x=1", 302, "/about-us?x=1"],
		["/docs/customers/privacy-policy", 301, "/docs/guidelines/general/privacy-policy"],
		["/docs/guidelines/customers/unknown", 302, "/docs/guidelines"],
	])("redirects %s with %i to %s", async (target, status, location) => {
		const answer = await fetchPath(target);
		expect(answer.status).toBe(status);
		expect(answer.headers.get("location")).toBe(location);
	});

	test.each([
		["/nope", "en", "errors.404.title"],
		["/about-us/nope", "en", "errors.404.title"],
		["/ru/nope", "ru", "errors.404.title"],
	] as const)("answers %s with 404 and the screen in %s", async (target, language, key) => {
		const answer = await fetchPath(target);
		expect(answer.status).toBe(404);
		expect(wordsIn(await answer.text(), "h1")).toBe(asLine(getTranslator(language)(key)));
	});

	test.each(["/games/unknown", "/ru/news/unknown"])(
		"answers the unknown entry %s with 404 and an empty main",
		async (target) => {
			const answer = await fetchPath(target);
			expect(answer.status).toBe(404);
			expect(wordsIn(await answer.text(), "main")).toBe("");
		},
	);

	test("sends the security policy with every page", async () => {
		expect((await fetchPath("/ru")).headers.get("content-security-policy")).toContain("default-src 'none'");
	});
});
