import { expect, it } from "vitest";
import { listFiles } from "#scripts/build/listFiles.ts";
import { isCompressible } from "#server/site.ts";

const files = listFiles("build/client");

it("names no script by a word that content blockers look for", () => {
	const scripts = files.filter((file) => /^assets\/.*\.js$/.test(file));
	expect(scripts.length).toBeGreaterThan(20);
	expect(scripts.filter((file) => /banner|analytics|share|consent|cookie/i.test(file))).toEqual([]);
});

it("has a precompressed .br and .gz beside every text file, and beside no other", () => {
	const text = files.filter(isCompressible);
	expect(text.length).toBeGreaterThan(200);
	const expected = text.flatMap((file) => [`${file}.br`, `${file}.gz`]).toSorted();
	expect(files.filter((file) => /\.(br|gz)$/.test(file))).toEqual(expected);
});
