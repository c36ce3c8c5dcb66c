import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isCompressible } from "#server/site.ts";
import { Compressor, levelOfPage } from "./compress.ts";

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

it("writes a content in both encodings, and keeps them for the next build", () => {
	const page = Buffer.from("one page ".repeat(99));
	new Compressor(at("kept")).compress(page, at("page.html"));
	expect(unpacked(at("page.html"))).toEqual([String(page), String(page)]);
	expect(keptIn("kept")).toHaveLength(2);

	// Marked, to see whether the next build takes what is kept.
	for (const name of keptIn("kept")) writeFileSync(path.join(at("kept"), name), "kept");
	new Compressor(at("kept")).compress(page, at("next/other.html"));
	expect(readFileSync(at("next/other.html.br"), "utf8")).toBe("kept");
	expect(readFileSync(at("next/other.html.gz"), "utf8")).toBe("kept");
});

it("compresses anew what has changed, and keeps nothing that was compressed in a moment", () => {
	const compressor = new Compressor(at("kept"));
	compressor.compress(Buffer.from("before"), at("page.html"));
	const before = keptIn("kept");
	compressor.compress(Buffer.from("after"), at("page.html"));
	expect(unpacked(at("page.html"))).toEqual(["after", "after"]);
	expect(keptIn("kept")).toHaveLength(4);
	expect(keptIn("kept")).toEqual(expect.arrayContaining(before));
	compressor.compress(Buffer.from("later"), at("page.html"), 7);
	expect(unpacked(at("page.html"))).toEqual(["later", "later"]);
	expect(keptIn("kept")).toHaveLength(4);
});

it("takes less time for what a large catalogue has thousands of, and for nothing else", () => {
	const game = "/ru/games/boat-attack";
	expect([171, 1_000, 1_001, 45_000].map((all) => levelOfPage(game, all))).toEqual([11, 11, 7, 7]);
	const many = ["/games/page/2", "/games/genre/puzzle/page/2", "/ru/studios/saltwater-toys/"];
	expect(many.map((page) => levelOfPage(page, 45_000))).toEqual([7, 7, 7]);
	const few = ["/", "/ru", "/games", "/games/genre/puzzle", "/docs/guidelines/general/cookie-policy", "/404"];
	expect(few.map((page) => levelOfPage(page, 45_000))).toEqual(few.map(() => 11));
});

it("knows text from what is compressed already", () => {
	expect(["a.html", "b.data", "c.webmanifest"].every(isCompressible)).toBe(true);
	expect(["a.woff2", "b.avif", "c.html.br"].some(isCompressible)).toBe(false);
});
