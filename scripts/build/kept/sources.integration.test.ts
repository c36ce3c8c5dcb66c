import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { digestOfPages, digestOfSources, sourceFiles } from "./sources.ts";

const compiled = vi.hoisted(() => ({ clips: ["boat-attack"] }));
vi.mock("#scripts/vite/definitions.ts", () => ({ definitions: () => compiled }));

const words = vi.hoisted(() => ({ version: "1a2b3c4d", pages: ["home", "about"] }));
vi.mock("#content/locales/locales.server.ts", async (original) => ({
	...(await original<object>()),
	localesVersion: () => words.version,
	declaredPages: () => words.pages,
}));

const files = sourceFiles();

it.each([
	["a page", "app/root.tsx"],
	["a sheet", "app/styles/index.css"],
	["a font", "app/styles/fonts/inter-latin.woff2"],
	["the operator's settings", "site/brand.json"],
	["a reader", "content/readers/games.server.ts"],
	["a step of the build", "scripts/build/finishDocument.ts"],
	["the compiler's settings", "vite.config.ts"],
	["the libraries' versions", "package-lock.json"],
])("hold %s", (_, file) => {
	expect(files).toContain(file);
});

it("hold every file that is compiled into the code", () => {
	const code = globSync("{app,site,content}/**/*.{ts,tsx}").filter((file) => !/\.(test\.tsx?|d\.ts)$/.test(file));
	const missing = code.flatMap((file) => {
		const imports = readFileSync(file, "utf8").matchAll(/^import (?!type ).*?from "([.#][^"?]+)[^"]*"/gms);
		return [...imports]
			.map(([, name = ""]) => (name.startsWith("#") ? name.slice(1) : path.join(path.dirname(file), name)))
			.filter((name) => existsSync(name) && !files.includes(path.normalize(name)))
			.map((name) => `${file} imports ${name}`);
	});
	expect(missing, "Add them to scripts/build/kept/sources.ts").toEqual([]);
	expect(code.length).toBeGreaterThan(300);
});

it("hold no data and no words, which would compile everything anew, and no test", () => {
	const data = /^content\/(games|news|guidelines)\/|^public\/|pictures\.json|clips\.json/;
	expect(files.filter((file) => data.test(file) || file.includes(".test."))).toEqual([]);
});

it("have another digest when content that is compiled into the code changes", () => {
	const before = digestOfSources();
	expect(digestOfSources()).toBe(before);
	compiled.clips = [];
	expect(digestOfSources()).not.toBe(before);
});

it("have another digest when a language gets or loses a page, and the same whatever its words are", () => {
	const before = digestOfSources();
	words.version = "5e6f7a8b";
	expect(digestOfSources()).toBe(before);
	words.pages = ["home"];
	expect(digestOfSources()).not.toBe(before);
});

it("make pages anew with the bundles, and with any word", () => {
	const before = digestOfPages("bundles");
	expect(digestOfPages("others")).not.toBe(before);
	words.version = "9c0d1e2f";
	expect(digestOfPages("bundles")).not.toBe(before);
});
