import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isCompressible } from "./compress.ts";
import { describeAll, filesIn, indexFiles } from "./fileIndex.ts";

let root: string;
beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), "index-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes each file with its own name as content. */
function index(...names: string[]) {
	const files = names.map((name) => path.join(root, name));
	for (const file of files) {
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, path.relative(root, file));
	}
	const entries = indexFiles(describeAll(root), (file) => file.endsWith(".js"));
	return new Map(entries.map((entry) => [entry.file, entry]));
}

describe("indexFiles", () => {
	it("tells of a file what the server needs", () => {
		expect(index("assets/a.js").get("assets/a.js")).toEqual({
			file: "assets/a.js",
			type: "text/javascript; charset=utf-8",
			size: 11,
			etag: expect.stringMatching(/^[\w-]{20}$/),
			compressed: true,
		});
	});

	it("knows which files are compressed", () => {
		const entries = index("a.js", "b.avif");
		expect(entries.get("a.js")?.compressed).toBe(true);
		expect(entries.get("b.avif")?.compressed).toBe(false);
	});

	it("changes a file's tag with its content, and only then", () => {
		const first = index("a.js", "b.js");
		expect(index("a.js").get("a.js")?.etag).toBe(first.get("a.js")?.etag);
		expect(first.get("b.js")?.etag).not.toBe(first.get("a.js")?.etag);
	});

	it("hides what only a static host reads", () => {
		expect([...index("_headers", "_redirects", "404.html").keys()]).toEqual(["404.html"]);
	});

	it("knows both kinds of clips by the types that browsers choose by", () => {
		const entries = index("clips/boat/card.1.webm", "clips/boat/card.1.mp4");
		expect([...entries].map(([name, { type }]) => [path.extname(name), type]).sort()).toEqual([
			[".mp4", "video/mp4"],
			[".webm", "video/webm"],
		]);
	});

	it("names a file of unknown type and where to add it", () => {
		expect(() => index("assets/a.exe")).toThrow(
			"assets/a.exe: unknown file type. Add it to scripts/build/fileIndex.ts.",
		);
	});
});

describe("filesIn", () => {
	it("lists the files of all folders", () => {
		index("a.js", "games/boat.html", "games/boat/deep/b.js", "games.html");
		expect(filesIn(root)).toEqual(["a.js", "games.html", "games/boat.html", "games/boat/deep/b.js"]);
	});
});

describe("isCompressible", () => {
	it.each(["a.html", "a.js", "a.css", "a.json", "a.svg", "a.txt", "a.xml", "ru.data", "a.webmanifest"])(
		"%s",
		(file) => {
			expect(isCompressible(file)).toBe(true);
		},
	);

	it.each(["a.avif", "a.webp", "a.png", "a.woff2", "a.webm", "a.mp4", "a.js.br", "a.js.gz", "a.jsx", "_headers"])(
		"not %s",
		(file) => {
			expect(isCompressible(file)).toBe(false);
		},
	);
});
