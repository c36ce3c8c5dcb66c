import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
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
		"en.home": { css: ["/assets/shared.css#", "/assets/home.css"] },
		"en.plain": {},
	};
	await writeFile(
		path.join(client, "assets/manifest-1.js"),
		`window.__reactRouterManifest=${JSON.stringify({ routes })};`,
	);
	for (const name of ["shared", "root", "home"]) {
		await writeFile(path.join(client, `assets/${name}.css`), `.${name}{}\n`);
	}
});

afterEach(() => rm(client, { recursive: true }));

const read = () => readRouteSheets(client, "/assets/manifest-1.js");

describe("a page's rules", () => {
	it("are those of its routes, each sheet once, after the order of the layers", async () => {
		const sheets = await read();
		expect(sheets.of(["root", "en.home"])).toMatch(/^@layer reset[^;]*;\.shared\{\}\.root\{\}\.home\{\}$/);
	});

	it("leave out what other pages need", async () => {
		const sheets = await read();
		expect(sheets.of(["root", "en.plain"])).not.toContain(".home");
	});

	it("are listed for the security policy, each text once", async () => {
		const sheets = await read();
		const home = sheets.of(["root", "en.home"]);
		const plain = sheets.of(["root", "en.plain"]);
		sheets.of(["root", "en.home"]);
		expect(sheets.given()).toEqual([home, plain]);
	});

	it("are refused when a sheet would never be loaded", async () => {
		await writeFile(path.join(client, "assets/lazy-1.css"), ".root{}.lazy{}");
		await expect(read()).rejects.toThrow(
			"lazy-1.css belongs to a lazily loaded module, and nothing would load it (.lazy)",
		);
	});

	it("leave no second copy of themselves in the build", async () => {
		await writeFile(path.join(client, "assets/copy-1.css"), ".root{}.home{}");
		await read();
		expect(await readdir(path.join(client, "assets"))).not.toContain("copy-1.css");
	});

	it("are refused for a route that the build lacks", async () => {
		const sheets = await read();
		expect(() => sheets.of(["root", "xx.home"])).toThrow('The route manifest has no route "xx.home".');
	});
});
