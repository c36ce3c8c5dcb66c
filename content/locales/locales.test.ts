import { expect, it, vi } from "vitest";
import { languageCodes } from "#config/languages.ts";
import { pages } from "#config/pages.ts";
import { checkPages, declaredPages, localesVersion, readLocale } from "./locales.server.ts";

let content = "{}";
let changed: { file: string; content: string } | undefined;
vi.mock("node:fs", () => ({
	existsSync: () => content !== "",
	readFileSync: (file: string) => Buffer.from(changed?.file === file ? changed.content : content),
}));

it("names a missing or invalid file and the fix in one line", () => {
	content = '{\n\t"nav": {\n\t\t"home": ,\n\t}\n}';
	expect(() => readLocale("id", "translation")).toThrow(
		/^public\/locales\/id\/translation\.json: it is not valid JSON: Unexpected token ','.* Correct it\.$/,
	);
	content = "";
	expect(() => readLocale("ru", "meta")).toThrow(
		/^public\/locales\/ru\/meta\.json is missing: .+ even if empty \(\{\}\)\.$/,
	);
});

it("lists the pages that meta.json declares, and names an unknown page and the closest match", () => {
	content = '{ "home": {}, "about": {} }';
	expect(declaredPages("id")).toEqual(["home", "about"]);
	content = '{ "no-such-page": {} }';
	expect(() => declaredPages("id")).toThrow(
		'public/locales/id/meta.json: key "no-such-page": no such page. Use a key of config/pages.ts.',
	);
	content = '{ "about-us": {} }';
	expect(() => declaredPages("id")).toThrow('Use a key of config/pages.ts; for /about-us that is "about".');
});

it("names each page that English does not declare, and the fix", () => {
	const allPages = Object.fromEntries(pages.map(({ key }) => [key, {}]));
	content = JSON.stringify(allPages);
	expect(checkPages).not.toThrow();
	content = JSON.stringify({ ...allPages, home: undefined, about: undefined });
	const toProblem = (key: string) =>
		`public/locales/en/meta.json: the page "${key}" of config/pages.ts is missing. Add it with title, description and keywords.`;
	expect(checkPages).toThrow(["home", "about"].map(toProblem).join("\n"));
});

it("changes the version of the translations when any file of any language changes", () => {
	content = "{}";
	const files = languageCodes.flatMap((code) => [`${code}/translation`, `${code}/meta`]);
	const localeVersions = [undefined, ...files].map((name) => {
		changed = name ? { file: `public/locales/${name}.json`, content: '{"a":1}' } : undefined;
		return localesVersion();
	});
	changed = undefined;
	expect(new Set(localeVersions).size).toBe(files.length + 1);
	expect(localesVersion()).toBe(localeVersions[0]);
	for (const version of localeVersions) expect(version).toMatch(/^[0-9a-f]{8}$/);
});
