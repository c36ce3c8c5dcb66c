import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readRouteSheets } from "./routeSheets.ts";

let client: string;

beforeEach(async () => {
	client = await mkdtemp(path.join(tmpdir(), "sheets-"));
	await mkdir(path.join(client, "assets"));
	const routes = {
		root: { css: ["/assets/shared.css", "/assets/root.css"] },
		"en.home": { css: ["/assets/shared.css", "/assets/home.css"] },
		"en.plain": {},
	};
	await writeFile(
		path.join(client, "assets/manifest-1.js"),
		`window.__reactRouterManifest=${JSON.stringify({ routes })};`,
	);
	for (const name of ["shared", "root", "home", "late"]) {
		await writeFile(path.join(client, `assets/${name}.css`), `.${name}{}\n`);
	}
});

afterEach(() => rm(client, { recursive: true }));

const none = new Set<string>();

const read = () => readRouteSheets(client, "/assets/manifest-1.js");

describe("a page's rules", () => {
	it("are those of its routes, each sheet once, after the order of the layers", async () => {
		const sheets = await read();
		expect(sheets.of(["root", "en.home"], none)).toMatch(/^@layer reset[^;]*;\.shared\{\}\.root\{\}\.home\{\}$/);
	});

	it("leave out what other pages need", async () => {
		const sheets = await read();
		expect(sheets.of(["root", "en.plain"], none)).not.toContain(".home");
	});

	it("include those of a file that comes later, where the page shows something of it", async () => {
		const sheets = await read();
		expect(sheets.of(["root", "en.plain"], new Set(["late"]))).toMatch(/\.root\{\}\.late\{\}$/);
		expect(sheets.of(["root", "en.plain"], none)).not.toContain(".late");
	});

	it("are listed for the security policy, each text once", async () => {
		const sheets = await read();
		const home = sheets.of(["root", "en.home"], none);
		const plain = sheets.of(["root", "en.plain"], none);
		sheets.of(["root", "en.home"], none);
		expect(sheets.given()).toEqual([home, plain]);
	});

	it("are refused for a route that the build lacks", async () => {
		const sheets = await read();
		expect(() => sheets.of(["root", "xx.home"], none)).toThrow('The route manifest has no route "xx.home".');
	});
});
