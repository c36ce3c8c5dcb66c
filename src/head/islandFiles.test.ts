import { afterEach, beforeEach, expect, it } from "vitest";
import { getIslandFiles } from "./islandFiles.server.ts";

const before = globalThis.__browserChunks;
/** A chunk with the fields that getIslandFiles reads. */
const chunk = (fileName: string, moduleIds: readonly string[], imports: readonly string[] = []) => ({
	type: "chunk",
	fileName,
	facadeModuleId: moduleIds[0],
	moduleIds,
	imports,
});

beforeEach(() => {
	const buildOutputs = [
		chunk("search.js", ["/site/src/search/createSearch.ts"], ["react.js", "words.js", "sheet.js"]),
		chunk("words.js", ["/site/src/tokenizer.ts"], ["react.js", "search.js"]),
		chunk("react.js", ["/site/node_modules/react/index.js", "/site/src/a.css"]),
		chunk("sheet.js", ["/site/src/sheet.module.css", "/site/src/other.css?inline"]),
		chunk("other.js", ["/site/src/other.ts"]),
		{ type: "asset", fileName: "sheet.css" },
	];
	globalThis.__browserChunks = Object.fromEntries(buildOutputs.map((output) => [output.fileName, output])) as never;
});
afterEach(() => {
	globalThis.__browserChunks = before;
});

it("getIslandFiles returns a script and all of its imports once, without chunks that have only styles", () => {
	expect(getIslandFiles("/search/createSearch.ts")).toEqual(["/search.js", "/react.js", "/words.js"]);
});

it("getIslandFiles rejects a path without a script in the build", () => {
	expect(() => getIslandFiles("/search/missing.ts")).toThrow(
		"No script of the build is made of /search/missing.ts. Correct the path given to getIslandFiles.",
	);
});

it("getIslandFiles returns nothing in development, where nothing is built", () => {
	globalThis.__browserChunks = undefined;
	expect(getIslandFiles("/search/missing.ts")).toEqual([]);
});
