import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Compressor, isCompressible } from "./compress.ts";

let root = "";
beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), "compress-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (name: string) => path.join(root, name);
const keptIn = (name: string) => readdirSync(at(name)).sort();
const unpacked = (file: string) => [
	brotliDecompressSync(readFileSync(`${file}.br`)).toString(),
	gunzipSync(readFileSync(`${file}.gz`)).toString(),
];

it("writes both compressed files beside a file, and keeps them for the next build", async () => {
	writeFileSync(at("page.html"), "one page ".repeat(99));
	await new Compressor(at("kept")).compress(at("page.html"));
	expect(unpacked(at("page.html"))).toEqual(["one page ".repeat(99), "one page ".repeat(99)]);
	expect(keptIn("kept")).toHaveLength(2);

	// Marked, to see whether the next build takes what is kept.
	for (const name of keptIn("kept")) writeFileSync(path.join(at("kept"), name), "kept");
	mkdirSync(at("next"));
	writeFileSync(at("next/other.html"), "one page ".repeat(99));
	await new Compressor(at("kept")).compress(at("next/other.html"));
	expect(readFileSync(at("next/other.html.br"), "utf8")).toBe("kept");
	expect(readFileSync(at("next/other.html.gz"), "utf8")).toBe("kept");
});

it("compresses a file that has changed anew, and forgets what no build had a use for in a week", async () => {
	const compressor = new Compressor(at("kept"));
	writeFileSync(at("page.html"), "before");
	await compressor.compress(at("page.html"));
	const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60_000);
	for (const name of keptIn("kept")) utimesSync(path.join(at("kept"), name), longAgo, longAgo);
	writeFileSync(at("other.html"), "before");
	await compressor.compress(at("other.html"));
	await compressor.removeOld();
	expect(keptIn("kept"), "had a use").toHaveLength(2);

	const before = keptIn("kept");
	for (const name of before) utimesSync(path.join(at("kept"), name), longAgo, longAgo);
	writeFileSync(at("page.html"), "after");
	await compressor.compress(at("page.html"));
	expect(unpacked(at("page.html"))).toEqual(["after", "after"]);
	await compressor.removeOld();
	expect(keptIn("kept")).toHaveLength(2);
	expect(keptIn("kept")).not.toEqual(before);
});

it("knows text from what is compressed already", () => {
	expect(["a.html", "b.data", "c.webmanifest"].every(isCompressible)).toBe(true);
	expect(["a.woff2", "b.avif", "c.html.br"].some(isCompressible)).toBe(false);
});
