import { expect, it } from "vitest";
import { isCompressible } from "#server/site.ts";
import { listFiles } from "#tools/postbuild/listFiles.ts";
import { scriptFiles } from "./assets.ts";

const files = listFiles("build/client");

it("no script has a name that content blockers look for", () => {
	expect(scriptFiles.length).toBeGreaterThan(20);
	expect(scriptFiles.filter((file) => /banner|analytics|share|consent|cookie/i.test(file))).toEqual([]);
});

it("every text file has a precompressed .br and .gz file, and no other file has one", () => {
	const text = files.filter(isCompressible);
	expect(text.length).toBeGreaterThan(200);
	const expected = text.flatMap((file) => [`${file}.br`, `${file}.gz`]).toSorted();
	expect(files.filter((file) => /\.(br|gz)$/.test(file))).toEqual(expected);
});

it("the build has no files that only tools need", () => {
	expect(files.filter((file) => /\.(ts|tsx|astro|map|data|tsv|md|ya?ml)$|(^|\/)\.(?!well-known\/)/.test(file))).toEqual(
		[],
	);
});
