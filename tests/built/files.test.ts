import { expect, it } from "vitest";
import { listFiles } from "#tools/postbuild/listFiles.ts";
import { scriptFiles } from "./assets.ts";

const files = listFiles("build/client");

it("no script has a name that content blockers look for", () => {
	expect(scriptFiles.length).toBeGreaterThan(20);
	expect(scriptFiles.filter((file) => /banner|analytics|share|consent|cookie/i.test(file))).toEqual([]);
});

it("the build has no files that only tools need", () => {
	expect(files.filter((file) => /\.(ts|tsx|astro|map|data|tsv|md|ya?ml)$|(^|\/)\.(?!well-known\/)/.test(file))).toEqual(
		[],
	);
});
