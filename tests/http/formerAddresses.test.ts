import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { parse } from "parse5";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { site } from "#config/site.ts";
import { createServer } from "#server/createServer.ts";
import { loadSite } from "#server/site.ts";
import { elements, getVisibleText } from "#tests/dom.ts";
import { asLine, exampleGame, getTranslator } from "#tests/examples.ts";
import { rawRequest } from "#tests/rawRequest.ts";

// The built site, as if two of its games had had other addresses before.
const redirects = { "/games/moved": exampleGame.path, "/games/taken-down": null, "/news/taken-down": null };
let server: Server;
let origin: string;
beforeAll(async () => {
	server = createServer({ ...loadSite("build"), redirects }).listen(0, "127.0.0.1");
	await once(server, "listening");
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe("former addresses of games and articles", () => {
	test.each([
		["/games/moved?x=1", 301, `${exampleGame.path}?x=1`],
		["/ru/games/moved/", 301, `/ru${exampleGame.path}`],
		["/id/games/moved", 302, exampleGame.path],
	])("%s is redirected with %i to %s, which returns 200", async (target, status, to) => {
		const answer = await rawRequest(origin, target);
		expect(answer.status).toBe(status);
		expect(answer.headers.get("location")).toBe(to);
		expect((await rawRequest(origin, to)).status).toBe(200);
	});

	test.each([
		["/games/taken-down", "en"],
		["/news/taken-down?x=1", "en"],
		["/ru/games/taken-down/", "ru"],
	] as const)("%s returns 410 with the screen for removed pages in %s", async (target, language) => {
		const answer = await rawRequest(origin, target);
		expect(answer.status).toBe(410);
		const html = answer.body.toString();
		expect(html).toContain('content="noindex"');
		expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
		const t = getTranslator(language);
		const read = (name: string) => getVisibleText([...elements(parse(html))].find(({ tagName }) => tagName === name));
		expect(read("h1")).toBe(asLine(t("errors.410.title")));
		expect(read("title")).toBe(`${asLine(t("errors.410.title"))} | ${site.name}`);
		expect(read("main")).toContain(asLine(t("errors.410.text")));
		expect(read("main")).toContain(asLine(t("errors.home")));
	});

	test("the screen for removed pages has no URL of its own and is in no sitemap", async () => {
		expect((await rawRequest(origin, "/games/410")).status).toBe(404);
		expect((await rawRequest(origin, "/sitemap.xml")).body.toString()).not.toMatch(/410|taken-down|moved</);
	});
});

test.each([
	["/", "en"],
	[`/ru${exampleGame.path}`, "ru"],
	["/id/partnership-mba", "id"],
] as const)(
	"%s answers an error of the server with the screen in %s, and only the log has its details",
	async (path, language) => {
		const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
		const hasPage = () => {
			throw new Error("secret: disk gone");
		};
		const broken = createServer({ ...loadSite("build"), hasPage }).listen(0, "127.0.0.1");
		await once(broken, "listening");
		const { status, body } = await rawRequest(`http://127.0.0.1:${(broken.address() as AddressInfo).port}`, path);
		broken.close();
		expect(status).toBe(500);
		const html = body.toString();
		expect(html).toContain('content="noindex"');
		expect(html).not.toContain("secret");
		const [heading] = [...elements(parse(html))].filter(({ tagName }) => tagName === "h1");
		expect(getVisibleText(heading)).toBe(asLine(getTranslator(language)("errors.500.title")));
		expect(consoleError.mock.calls.flat().map(String).join()).toContain("Error: secret: disk gone");
	},
);
