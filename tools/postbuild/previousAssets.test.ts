import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { expect, it } from "vitest";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import { preservePreviousAssets } from "./previousAssets.ts";

const { at, putFile, readFile } = temporaryFolder();

/** Writes files to an emptied folder, like a build. */
async function buildAssets(content: string, ...names: readonly string[]): Promise<string[]> {
	const restoreAssets = await preservePreviousAssets(at("assets"), at("assets.json"));
	rmSync(at("assets"), { recursive: true, force: true });
	mkdirSync(at("assets"));
	for (const name of names) putFile(`assets/${name}`, content);
	await restoreAssets();
	return readdirSync(at("assets")).sort();
}

it("preservePreviousAssets keeps the files of the previous build and removes older ones", async () => {
	expect(await buildAssets("1", "a.js")).toEqual(["a.js"]);
	expect(await buildAssets("2", "b.js")).toEqual(["a.js", "b.js"]);
	expect(await buildAssets("3", "c.js")).toEqual(["b.js", "c.js"]);
});

it("preservePreviousAssets lists only the files that the build created itself", async () => {
	await buildAssets("1", "a.js");
	await buildAssets("2", "b.js");
	expect(JSON.parse(readFile("assets.json"))).toEqual(["b.js"]);
});

it("preservePreviousAssets never replaces a file of the new build", async () => {
	await buildAssets("old", "a.js");
	await buildAssets("new", "a.js");
	expect(readFile("assets/a.js")).toBe("new");
});

it("preservePreviousAssets continues when a listed file no longer exists", async () => {
	await buildAssets("1", "a.js", "b.js");
	rmSync(at("assets/a.js"));
	expect(await buildAssets("2", "c.js")).toEqual(["b.js", "c.js"]);
});
