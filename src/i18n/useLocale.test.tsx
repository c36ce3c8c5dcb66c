// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { addTranslations } from "./i18n.ts";
import { PathContext, useLocale } from "./useLocale.ts";

const page = { title: "A" };

beforeAll(() => {
	for (const language of ["en", "ru"] as const)
		addTranslations(language, "meta", { home: page, game: page, partnership: page });
	addTranslations("id", "meta", { partnership: page });
});

/** Result of the hook at a URL. */
function at(address: string) {
	const { result } = renderHook(useLocale, {
		wrapper: ({ children }) => <PathContext value={address}>{children}</PathContext>,
	});
	return result.current;
}

describe("useLocale", () => {
	it.each([
		["/games/x", "en", "/games/x"],
		["/ru/games/x/", "ru", "/games/x"],
		["/id/partnership-mba", "id", "/partnership-mba"],
	])("reads the language from the prefix of %s", (address, language, bare) => {
		expect(at(address)).toMatchObject({ language, bare });
	});

	it("returns links to pages in the same language", () => {
		const { to } = at("/ru");
		expect(to("home")).toBe("/ru");
		expect(to("game", { slug: "boat-attack" })).toBe("/ru/games/boat-attack");
	});

	it("returns a link to the default language if the language lacks the page", () => {
		const { to, link } = at("/id/partnership-mba");
		expect(to("partnership")).toBe("/id/partnership-mba");
		expect(to("home")).toBe("/");
		expect(to("game", { slug: "boat-attack" })).toBe("/games/boat-attack");
		expect(link("home")).toEqual({ href: "/", hrefLang: "en" });
		expect(link("partnership")).toEqual({ href: "/id/partnership-mba", hrefLang: undefined });
	});
});
