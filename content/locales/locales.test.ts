import { describe, expect, it, vi } from "vitest";
import { declaredPages, localesVersion, readLocale } from "./locales.server.ts";

let content = "";
/** What one file has instead of the content that is in all of them. */
let odd: { file: string; content: string } | undefined;
vi.mock("node:fs", () => ({
	existsSync: () => content !== "",
	readFileSync: (file: string) => {
		if (!/^public\/locales\/(en|ru|id)\/(translation|meta)\.json$/.test(file)) throw new Error(`ENOENT: ${file}`);
		return Buffer.from(odd?.file === file ? odd.content : content);
	},
}));

describe("readLocale", () => {
	it("names the file as a person would open it, and the remedy, in one line", () => {
		content = '{\n\t"nav": {\n\t\t"home": ,\n\t}\n}';
		expect(() => readLocale("id", "translation")).toThrow(
			/^public\/locales\/id\/translation\.json: it is not valid JSON: Unexpected token ',', \.\.\." "home": , } }" is not valid JSON\. Correct it\.$/,
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
		["careers", "Use a key of site/pages.ts."],
		["about-us", 'Use a key of site/pages.ts; for /about-us that is "about".'],
		["/about-us", 'Use a key of site/pages.ts; for /about-us that is "about".'],
	])("names a key that is no page, and the page whose address it is: %s", (key, remedy) => {
		content = JSON.stringify({ [key]: {} });
		expect(() => declaredPages("id")).toThrow(
			new Error(`public/locales/id/meta.json: key "${key}": no such page. ${remedy}`),
		);
	});
});

describe("localesVersion", () => {
	it("is eight hexadecimal digits that change with any file of any language, and come again with it", () => {
		content = "{}";
		odd = undefined;
		const versions = [localesVersion()];
		for (const code of ["en", "ru", "id"]) {
			for (const name of ["translation", "meta"]) {
				odd = { file: `public/locales/${code}/${name}.json`, content: '{"a":1}' };
				versions.push(localesVersion());
			}
		}
		odd = undefined;
		expect(new Set(versions).size).toBe(7);
		for (const version of versions) expect(version).toMatch(/^[0-9a-f]{8}$/);
		expect(localesVersion()).toBe(versions[0]);
	});
});
