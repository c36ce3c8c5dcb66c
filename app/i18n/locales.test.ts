import { describe, expect, it, vi } from "vitest";
import { declaredPages, readLocale } from "./locales.server.ts";

let content = "";
vi.mock("node:fs", () => ({ existsSync: () => content !== "", readFileSync: () => content }));

describe("readLocale", () => {
	it("names the file as a person would open it, and the remedy, in one line", () => {
		content = '{\n\t"nav": {\n\t\t"home": ,\n\t}\n}';
		expect(() => readLocale("id", "translation")).toThrow(
			/^public\/locales\/id\/translation\.json: it is not valid JSON: .+\. Correct it\.$/,
		);
		content = "";
		expect(() => readLocale("ru", "meta")).toThrow(
			/^public\/locales\/ru\/meta\.json is missing: .+ be they only \{\}\.$/,
		);
	});
});

describe("declaredPages", () => {
	it("are the keys", () => {
		content = '{ "home": {}, "about": {} }';
		expect(declaredPages("id")).toEqual(["home", "about"]);
	});

	it.each([
		["careers", "Use a key of app/routing/pages.ts."],
		["about-us", 'Use a key of app/routing/pages.ts; for /about-us that is "about".'],
		["/about-us", 'Use a key of app/routing/pages.ts; for /about-us that is "about".'],
	])("names a key that is no page, and the page whose address it is: %s", (key, remedy) => {
		content = JSON.stringify({ [key]: {} });
		expect(() => declaredPages("id")).toThrow(
			new Error(`public/locales/id/meta.json: key "${key}": no such page. ${remedy}`),
		);
	});
});
