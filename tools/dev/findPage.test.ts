import { expect, it } from "vitest";
import { gameSlugs } from "#content/readers/games.server.ts";
import { findPage } from "./findPage.server.ts";

const [game = ""] = gameSlugs();

it.each([
	["/", "/"],
	["/ru", "/ru"],
	[`/games/${game}?from=news`, `/games/${game}`],
	["/ru/docs/guidelines/general/cookie-policy", "/ru/docs/guidelines/general/cookie-policy"],
])("renders the page at %s", (target, path) => {
	expect(findPage(target)).toEqual({ kind: "page", path, status: 200 });
});

it.each([
	["/ru/", 301, "/ru"],
	["/en/games?q=cat", 301, "/games?q=cat&lng=en"],
	["/docs/guidelines/general/never", 302, "/docs/guidelines"],
])("redirects %s as the server does", (target, status, location) => {
	expect(findPage(target)).toEqual({ kind: "redirect", status, location });
});

it.each([
	["/never", "/404"],
	["/ru/never", "/ru/404"],
	["/ru/games/never", "/ru/games/404"],
	["/studios/never", "/404"],
	["/news/404", "/news/404"],
	["/xx/games", "/unsupportedLanguage"],
])("shows the error page of %s with the status 404", (target, path) => {
	expect(findPage(target)).toEqual({ kind: "page", path, status: 404 });
});

it("leaves files and invalid targets to the Vite server", () => {
	for (const target of ["/src/layouts/page.client.ts", "/robots.txt", "/%"]) expect(findPage(target)).toBeUndefined();
});
