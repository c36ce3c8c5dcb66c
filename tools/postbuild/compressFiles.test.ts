import { globSync, readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import { compressFiles } from "./compressFiles.ts";

const { at, putFile } = temporaryFolder();

it("compressFiles writes .br and .gz next to text files only, and reuses its results", async () => {
	const text = `<p>${at()}</p>`.repeat(100);
	const names = ["a.html", "a.js", "a.avif", "a.woff2"];
	for (const name of names) putFile(name, text + name);
	expect(await compressFiles(at(), names)).toEqual({ made: 4, reused: 0 });
	expect(globSync("*.{br,gz}", { cwd: at() }).sort()).toEqual(["a.html.br", "a.html.gz", "a.js.br", "a.js.gz"]);
	expect(brotliDecompressSync(readFileSync(at("a.html.br"))).toString()).toBe(`${text}a.html`);
	expect(gunzipSync(readFileSync(at("a.js.gz"))).toString()).toBe(`${text}a.js`);
	expect(await compressFiles(at(), names)).toEqual({ made: 0, reused: 4 });
});
