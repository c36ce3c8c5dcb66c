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

/** Rules that nothing has a use for, so many that a page cannot carry its sheets whole. */
const ballast = Array.from({ length: 4_000 }, (_, place) => `.ballast-${place}{top:0}`).join("");

async function makeLarge(): Promise<void> {
	await writeFile(path.join(client, "assets/shared.css"), `.shared{top:0}.rare-shared{top:0}${ballast}\n`);
}

async function read() {
	const sheets = await readRouteSheets(client);
	const all = ["shared", "root", "home", "lazy", "copy"];
	for (const page of [[shared, root, home], [shared, root], [root, home], [root]]) sheets.note(page, all);
	return sheets;
}
const [shared, root, home] = ["/assets/shared.css", "/assets/root.css", "/assets/home.css"] as const;

describe("a page's rules", () => {
	it("are those of its sheets, after the order of the layers", async () => {
		const sheets = await read();
		expect(sheets.of([shared, root, home])).toMatch(
			/^@layer reset[^;]*;\.shared\{top:0\}.*\.root\{top:0\}.*\.home\{top:0\}.*$/,
		);
	});

	it("are whole, so that the app starts with no sheet, as long as a page can carry them", async () => {
		const sheets = await read();
		expect(sheets.of([shared, root, home])).toContain(".rare-shared{top:0}.root");
		expect(sheets.lateOf([shared, root, home])).toEqual([]);
	});

	it("are those that its elements can need where they are too many, and the app starts with the sheets", async () => {
		await makeLarge();
		const sheets = await read();
		expect(sheets.of([shared, root, home])).toMatch(
			/^@layer reset[^;]*;\.shared\{top:0\}\.root\{top:0\}\.home\{top:0\}$/,
		);
		expect(sheets.lateOf([shared, root, home])).toEqual([shared, root, home]);
	});

	it("leave out what other pages need", async () => {
		const sheets = await read();
		expect(sheets.of([shared, root])).not.toContain(".home");
	});

	it("are all that one of the pages with these sheets needs", async () => {
		await makeLarge();
		const sheets = await read();
		sheets.note([shared, root], ["rare-root"]);
		expect(sheets.of([shared, root])).toContain(".rare-root");
		expect(sheets.of([shared, root, home])).not.toContain(".rare-root");
	});

	it("are whole where fonts are declared, and come only once", async () => {
		await writeFile(
			path.join(client, "assets/root.css"),
			"@font-face{font-family:a;src:url(a)}.root{top:0}.rare{top:0}",
		);
		await makeLarge();
		const sheets = await read();
		expect(sheets.of([shared, root, home])).toContain(".rare{top:0}.home");
		expect(sheets.lateOf([shared, root, home])).toEqual([shared, home]);
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

	it("are refused for a sheet that the build lacks", async () => {
		const sheets = await read();
		expect(() => sheets.of([root, "/assets/other.css"])).toThrow("The build has no sheet /assets/other.css.");
	});
});
