import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { FileIndex, packIndex } from "#server/fileIndex.ts";
import { BuiltSite } from "./builtSite.ts";

let root = "";
const at = (name: string) => path.join(root, name);
const put = (name: string, text: string) => {
	mkdirSync(path.dirname(at(name)), { recursive: true });
	writeFileSync(at(name), text);
};
beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), "built-site-"));
	put("build/client/assets/frame-AAAAAAAA.js", 'import "./menu-BBBBBBBB.js";');
	put("build/client/assets/menu-BBBBBBBB.js", "open();");
	put("build/compressed/assets/menu-BBBBBBBB.js.gz", "");
	const entry = (file: string) => ({ file, type: "text/javascript", size: 1, etag: "old", compressed: true });
	put("build/files.tsv", packIndex([entry("assets/menu-BBBBBBBB.js")]).toString());
});
afterEach(() => rmSync(root, { recursive: true }));

it("has scripts that were built anew under the names that the pages ask for", () => {
	put("app/frame-CCCCCCCC.js", 'import "./menu-DDDDDDDD.js";');
	put("app/menu-DDDDDDDD.js", "close();");
	new BuiltSite(root).swapApp("menu", at("app"));
	expect(readFileSync(at("build/client/assets/frame-AAAAAAAA.js"), "utf8")).toBe('import "./menu-BBBBBBBB.js";');
	expect(gunzipSync(readFileSync(at("build/compressed/assets/menu-BBBBBBBB.js.gz"))).toString()).toBe("close();");
	const entry = new FileIndex(readFileSync(at("build/files.tsv"))).get("/assets/menu-BBBBBBBB.js");
	expect(entry).toMatchObject({ size: 8, etag: expect.not.stringMatching(/^old$/) });
});

it("refuses scripts that it has no place for", () => {
	put("app/search-CCCCCCCC.js", "");
	expect(() => new BuiltSite(root).swapApp("menu", at("app"))).toThrow(
		'Breakage "menu": the site has no search-CCCCCCCC.js.',
	);
});
