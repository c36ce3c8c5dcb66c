import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readRouteSheets } from "./routeSheets.ts";

let client: string;

beforeEach(async () => {
	client = await mkdtemp(path.join(tmpdir(), "sheets-"));
	await mkdir(path.join(client, "assets"));
	for (const name of ["shared", "root", "home"]) {
		await writeFile(path.join(client, `assets/${name}.css`), `.${name}{top:0}.rare-${name}{top:0}\n`);
	}
});

afterEach(() => rm(client, { recursive: true }));

const read = () => readRouteSheets(client);
const [shared, root, home] = ["/assets/shared.css", "/assets/root.css", "/assets/home.css"] as const;

describe("a page's rules", () => {
	it("are all those of its sheets, after the order of the layers", async () => {
		const sheets = await read();
		expect(sheets.of([shared, root, home])).toMatch(
			/^@layer reset[^;]*;\.shared\{top:0\}\.rare-shared\{top:0\}\.root\{top:0\}.*\.home\{top:0\}\.rare-home\{top:0\}$/,
		);
	});

	it("leave out what other pages need", async () => {
		const sheets = await read();
		expect(sheets.of([shared, root])).not.toContain(".home");
	});

	it("are listed for the security policy, each text once", async () => {
		const sheets = await read();
		const all = sheets.of([root, home]);
		const plain = sheets.of([root]);
		sheets.of([root, home]);
		expect(sheets.given()).toEqual([all, plain]);
	});

	it("are refused when a sheet would never be loaded", async () => {
		await writeFile(path.join(client, "assets/lazy-1.css"), ".root{top:0}.lazy{top:0}");
		const sheets = await read();
		sheets.of([shared, root, home]);
		await expect(sheets.removeOthers()).rejects.toThrow(
			"lazy-1.css belongs to a lazily loaded module, and nothing would load it (.lazy)",
		);
	});

	it("leave no second copy of themselves in the build", async () => {
		await writeFile(path.join(client, "assets/copy-1.css"), ".root{top:0}.home{top:0}");
		const sheets = await read();
		sheets.of([shared, root, home]);
		await sheets.removeOthers();
		expect((await readdir(path.join(client, "assets"))).sort()).toEqual(["home.css", "root.css", "shared.css"]);
	});

	it("stay in the build where no page has them, and the app asks for them", async () => {
		await writeFile(
			path.join(client, "assets/manifest-1.js"),
			'window.a={css:["/assets/home.css","/assets/root.css#"]}',
		);
		const sheets = await read();
		sheets.of([shared]);
		await sheets.removeOthers();
		expect(await readdir(path.join(client, "assets"))).toContain("home.css");
	});

	it("are refused for a sheet that the build lacks", async () => {
		const sheets = await read();
		expect(() => sheets.of([root, "/assets/other.css"])).toThrow("The build has no sheet /assets/other.css.");
	});
});
