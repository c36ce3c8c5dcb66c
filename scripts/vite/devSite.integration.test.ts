import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { launchBrowser } from "#scripts/bench/browser.ts";
import { openSqlite } from "#server/inbox/sqlite/openSqlite.ts";

/** What no page is made of. */
const left = new Set([".git", ".react-router", "art", "build", "docs", "node_modules", "test-results", "tests"]);

let folder: string;
let origin: string;
let server: ChildProcess;
let browser: Browser;
let page: Page;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "playfleet-dev-"));
	await cp(".", folder, { recursive: true, filter: (from) => !left.has(path.normalize(from)) });
	// One by one, so that what the server keeps among them stays in the copy.
	await mkdir(path.join(folder, "node_modules"));
	for (const name of await readdir("node_modules")) {
		if (!name.startsWith(".vite"))
			await symlink(path.resolve("node_modules", name), path.join(folder, "node_modules", name));
	}
	const port = await freePort();
	origin = `http://127.0.0.1:${port}`;
	server = start(port);
	browser = await launchBrowser();
	page = await browser.newPage();
	await answers();
	await page.goto(origin);
}, 120_000);

afterAll(async () => {
	await browser?.close();
	if (server?.pid) {
		const ended = once(server, "exit");
		// The command starts another process, and both are to end.
		process.kill(-server.pid);
		await ended;
	}
	await rm(folder, { recursive: true, maxRetries: 5 });
});

it("has the scripts of the head: the cookie banner asks until it is answered", async () => {
	const decline = page.locator("[data-consent=decline]").first();
	await decline.click();
	await decline.waitFor({ state: "hidden" });
	await page.reload();
	await decline.waitFor({ state: "hidden" });
	expect((await page.context().cookies()).map(({ name }) => name)).toContain("cookieConsent");
});

it("keeps what the contact form sends in the inbox", async () => {
	const params = { name: "Ann", email: "ann@example.com", message: "Hello from development" };
	const message = { date: new Date().toISOString(), form_id: 888, form_name: "Playfleet contact form", params };
	const answer = await fetch(`${origin}/reviews`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(message),
	});
	expect(answer.status, await answer.text()).toBe(202);
	const store = openSqlite(path.join(folder, "inbox.sqlite"));
	expect(await store.list()).toMatchObject([params]);
	await store.close();
});

it.each([
	["a word of a translation", "/", "public/locales/en/translation.json", "Play in chat.", "Play at once."],
	["a game's YAML", "/games/boat-attack", "content/games/boat-attack.yaml", "Full throttle, wet socks", "Dry socks"],
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
	expect(html.replace(/<[^>]+>/g, ""), "as it is rendered, not only once the app runs").toContain(after);
});

function start(port: number): ChildProcess {
	const parameters = ["node_modules/@react-router/dev/bin.cjs", "dev", "--host", "127.0.0.1", "--port", String(port)];
	const env = { PATH: process.env.PATH, HOME: process.env.HOME, INBOX_FILE: "inbox.sqlite" };
	return spawn(process.execPath, parameters, { cwd: folder, env, stdio: "ignore", detached: true });
}

async function answers(): Promise<void> {
	await vi.waitFor(async () => expect((await fetch(origin)).status).toBe(200), { timeout: 90_000, interval: 200 });
}

async function freePort(): Promise<number> {
	const taken = createServer().listen(0, "127.0.0.1");
	await once(taken, "listening");
	const { port } = taken.address() as AddressInfo;
	await new Promise((resolve) => taken.close(resolve));
	return port;
}
