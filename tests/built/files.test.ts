import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeAll } from "#scripts/build/fileIndex.ts";
import { FileIndex } from "#server/fileIndex.ts";

const index = [...new FileIndex(readFileSync("build/files.tsv"))].map(([, entry]) => entry);

it("the server's index describes every file that is served, as it is", () => {
	const readByHosts = ["_headers", "_redirects"];
	const there = describeAll("build/client");
	for (const name of readByHosts) expect(there.delete(name), name).toBe(true);
	const indexed = new Map(index.map(({ file, size, etag }) => [file, { size, etag }]));
	expect([...there.keys()].filter((name) => !indexed.has(name))).toEqual([]);
	// The tag of a share picture is a digest of what it was drawn from: so it is known before anything is drawn.
	const isDrawn = (name: string) => name.startsWith("pictures/share/");
	const differing = [...indexed].filter(([name, { size, etag }]) => {
		const found = there.get(name);
		return size !== found?.size || (etag !== found.etag && !isDrawn(name));
	});
	expect(differing).toEqual([]);
});

it("names no script by a word that content blockers look for", () => {
	const scripts = index.map(({ file }) => file).filter((file) => /^assets\/.*\.js$/.test(file));
	expect(scripts.length).toBeGreaterThan(20);
	expect(scripts.filter((file) => /banner|analytics|share|consent|cookie/i.test(file))).toEqual([]);
});

it("every file that the index calls compressed has both copies", () => {
	const copies = index.filter(({ compressed }) => compressed).flatMap(({ file }) => [`${file}.br`, `${file}.gz`]);
	expect(copies.length).toBeGreaterThan(1_000);
	expect(copies.filter((name) => !existsSync(`build/compressed/${name}`))).toEqual([]);
});
