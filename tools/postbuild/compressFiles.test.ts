import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { compressFiles } from "./compressFiles.ts";

it("compressFiles writes .br and .gz next to text files only, and reuses its results", async () => {
	const folder = mkdtempSync(path.join(tmpdir(), "compress-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const text = `<p>${folder}</p>`.repeat(100);
	const names = ["a.html", "a.js", "a.avif", "a.woff2"];
	for (const name of names) writeFileSync(path.join(folder, name), text + name);
	expect(await compressFiles(folder, names)).toEqual({ made: 4, reused: 0 });
	expect(
		readdirSync(folder)
			.filter((name) => /\.(br|gz)$/.test(name))
			.sort(),
	).toEqual(["a.html.br", "a.html.gz", "a.js.br", "a.js.gz"]);
	const read = (name: string) => readFileSync(path.join(folder, name));
	expect(brotliDecompressSync(read("a.html.br")).toString()).toBe(`${text}a.html`);
	expect(gunzipSync(read("a.js.gz")).toString()).toBe(`${text}a.js`);
	expect(await compressFiles(folder, names)).toEqual({ made: 0, reused: 4 });
});
