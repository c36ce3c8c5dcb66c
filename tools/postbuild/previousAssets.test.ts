import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepPreviousAssets } from "./previousAssets.ts";

let build: string;
beforeEach(() => {
	build = mkdtempSync(path.join(tmpdir(), "assets-"));
});
afterEach(() => rmSync(build, { recursive: true }));

/** Builds files of the given names, as a build that empties the folder first. */
async function buildAssets(content: string, ...names: readonly string[]): Promise<string[]> {
	const folder = path.join(build, "assets");
	const previous = await keepPreviousAssets(folder, path.join(build, "assets.json"));
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder);
	for (const name of names) writeFileSync(path.join(folder, name), content);
	await previous.restore();
	return readdirSync(folder).sort();
}

describe("keepPreviousAssets", () => {
	it("keeps the files of the previous build and removes older ones", async () => {
		expect(await buildAssets("1", "a.js")).toEqual(["a.js"]);
		expect(await buildAssets("2", "b.js")).toEqual(["a.js", "b.js"]);
		expect(await buildAssets("3", "c.js")).toEqual(["b.js", "c.js"]);
	});

	it("lists only the files that the build created itself", async () => {
		await buildAssets("1", "a.js");
		await buildAssets("2", "b.js");
		expect(JSON.parse(readFileSync(path.join(build, "assets.json"), "utf8"))).toEqual(["b.js"]);
	});

	it("never replaces a file of the new build", async () => {
		await buildAssets("old", "a.js");
		await buildAssets("new", "a.js");
		expect(readFileSync(path.join(build, "assets/a.js"), "utf8")).toBe("new");
	});

	it("continues when a listed file no longer exists", async () => {
		await buildAssets("1", "a.js", "b.js");
		rmSync(path.join(build, "assets/a.js"));
		expect(await buildAssets("2", "c.js")).toEqual(["b.js", "c.js"]);
	});
});
