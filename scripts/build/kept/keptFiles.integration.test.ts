import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KeptFiles, keptFolder } from "./keptFiles.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "kept-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);
const names = () =>
	readdirSync(folder)
		.filter((name) => name !== ".looked-through")
		.sort();
const age = (name: string, days: number) => {
	const then = new Date(Date.now() - days * 24 * 60 * 60_000);
	utimesSync(at(name), then, then);
};

it("gives a kept file, and nothing for one that is not kept", () => {
	const kept = new KeptFiles(folder);
	kept.write("a", "one");
	expect(kept.read("a")?.toString()).toBe("one");
	expect(kept.copy("a", at("copy"))).toBe(true);
	expect(readFileSync(at("copy"), "utf8")).toBe("one");
	expect(kept.read("b")).toBeUndefined();
	expect(kept.copy("b", at("other"))).toBe(false);
	expect(readdirSync(folder).sort(), "no half of a file is left").toEqual(["a", "copy"]);
});

it("forgets what no build has had a use for in a week, folders as well", () => {
	const kept = new KeptFiles(folder);
	for (const name of ["unused", "used", "new"]) kept.write(name, name);
	mkdirSync(at("folder/inside"), { recursive: true });
	for (const name of ["unused", "used", "folder"]) age(name, 8);
	kept.read("used");
	kept.removeOld();
	expect(names()).toEqual(["new", "used"]);
});

it("looks for what is old once a day", () => {
	const kept = new KeptFiles(folder);
	kept.removeOld();
	kept.write("unused", "old");
	age("unused", 8);
	kept.removeOld();
	expect(names()).toEqual(["unused"]);
	age(".looked-through", 1.1);
	kept.removeOld();
	expect(names()).toEqual([]);
});

it("notes a use at most once a day", () => {
	const kept = new KeptFiles(folder);
	kept.write("a", "one");
	age("a", 0.5);
	const { mtimeMs } = statSync(at("a"));
	kept.read("a");
	expect(statSync(at("a")).mtimeMs).toBe(mtimeMs);
});

it("lies among the dependencies, or where the variable says", () => {
	vi.stubEnv("BUILD_CACHE", "");
	expect(keptFolder("pages")).toBe(path.normalize("node_modules/.cache/pages"));
	vi.stubEnv("BUILD_CACHE", "/var/cache/site");
	expect(keptFolder("pages")).toBe(path.normalize("/var/cache/site/pages"));
});
