import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { languageCodes } from "../i18n/languages.ts";
import { declaredPages } from "../i18n/locales.server.ts";
import { pages } from "./pages.ts";
import { isPending, pendingPages } from "./pending.ts";

describe("the list of pending screens", () => {
	it.each(pages)("is right about $key: it has a module or it is pending", (page) => {
		expect(isPending(page.key)).toBe(!("module" in page));
	});

	it("names each once, and only pages of the table", () => {
		expect(new Set(pendingPages).size).toBe(pendingPages.length);
		expect(pages.map(({ key }) => key)).toEqual(expect.arrayContaining([...pendingPages]));
	});

	it.each(languageCodes)("keeps them out of meta.json: %s", (language) => {
		expect(declaredPages(language).filter(isPending)).toEqual([]);
	});

	it("leaves the others to be declared in English", () => {
		const built = pages.map(({ key }) => key).filter((key) => !isPending(key));
		expect([...declaredPages("en")].sort()).toEqual(built.sort());
	});
});

it("finds every module of the table under app/", () => {
	const modules = pages.flatMap((page) => ("module" in page ? [page.module] : []));
	expect(modules.length).toBeGreaterThan(0);
	for (const module of modules) expect(existsSync(path.join("app", module)), module).toBe(true);
});
