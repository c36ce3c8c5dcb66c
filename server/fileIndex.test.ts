import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FileIndex, packIndex } from "./fileIndex.ts";
import type { FileEntry } from "./files.ts";

const entry = (file: string, more: Partial<FileEntry> = {}): FileEntry => ({
	file,
	type: file.endsWith(".html") ? "text/html; charset=utf-8" : "text/plain",
	size: file.length,
	etag: `tag-of-${file.length}`,
	compressed: file.endsWith(".html"),
	...more,
});
const pages = ["index.html", "ru.html", "ru/games/boat.html", "404.html"].map((file) => entry(file));
const others = ["ru.data", "assets/a.js", "assets/a.js.map", "games/my-index.txt"].map((file) => entry(file));
const indexOf = (entries: readonly FileEntry[]) => new FileIndex(packIndex(entries));

describe("the index of files", () => {
	it("has a page under its address and other files under their names", () => {
		const index = indexOf([...others, ...pages]);
		const addresses = ["/", "/ru", "/ru/games/boat", "/404", "/ru.data", "/assets/a.js", "/assets/a.js.map"];
		for (const [place, address] of [...addresses, "/games/my-index.txt"].entries())
			expect(index.get(address), address).toEqual([...pages, ...others][place]);
	});

	it.each([
		["a file's folder", "/assets"],
		["the beginning of a name", "/assets/a"],
		["a longer name", "/assets/a.js.map.gz"],
		["a page's file", "/ru.html"],
		["a page with a slash", "/ru/"],
		["an address before all", "!"],
		["an address after all", "/~"],
		["nothing", ""],
		["a line's fields", "/ru.data\t7"],
		["two lines", "/ru.data\n/ru"],
		["what every object has", "/__proto__"],
	])("has nothing under %s", (_, address) => {
		expect(indexOf([...pages, ...others]).get(address)).toBeUndefined();
	});

	it("finds every file of any set, and nothing that is not in it", () => {
		const name = fc.stringMatching(/^[a-z/._ -]{1,8}é?$/u).filter((text) => !text.endsWith(".html"));
		fc.assert(
			fc.property(fc.uniqueArray(name, { maxLength: 40 }), name, (names, other) => {
				const index = indexOf(names.map((file) => entry(file)));
				for (const file of names) expect(index.get(`/${file}`)).toEqual(entry(file));
				expect(index.get(`/${other}`) !== undefined).toBe(names.includes(other));
			}),
		);
	});

	it("tells all of its files in the order of their addresses", () => {
		expect([...indexOf([...others, ...pages])].map(([address]) => address)).toEqual([
			"/",
			"/404",
			"/assets/a.js",
			"/assets/a.js.map",
			"/games/my-index.txt",
			"/ru",
			"/ru.data",
			"/ru/games/boat",
		]);
	});

	it("of no files is empty", () => {
		const index = indexOf([]);
		expect([...index]).toEqual([]);
		expect(index.get("/")).toBeUndefined();
	});

	it("says which file is no index, and what to do", () => {
		expect(() => new FileIndex(Buffer.from('{"/": {}'), "build/files.tsv")).toThrow(
			'build/files.tsv is not what a build writes: build the site again, with "npm run build".',
		);
	});
});
