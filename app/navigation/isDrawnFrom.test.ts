import { expect, it } from "vitest";
import { isDrawnFrom } from "./isDrawnFrom.ts";

const manifest = {
	root: { id: "root", path: "" },
	"en.layout": { id: "en.layout", parentId: "root" },
	"en.home": { id: "en.home", parentId: "en.layout", index: true },
	"en.about": { id: "en.about", parentId: "en.layout", path: "about-us" },
	"en.game": { id: "en.game", parentId: "en.layout", path: "games/:slug" },
	"en.error": { id: "en.error", parentId: "en.layout", path: "*" },
	"ru.layout": { id: "ru.layout", parentId: "root" },
	"ru.about": { id: "ru.about", parentId: "ru.layout", path: "ru/about-us" },
	"ru.error": { id: "ru.error", parentId: "ru.layout", path: "ru/*" },
};
const drawnFrom = (pathname: string, page: string) =>
	isDrawnFrom(pathname, manifest, ["root", `${page.slice(0, 2)}.layout`, page]);

it.each([
	["/", "en.home"],
	["/about-us", "en.about"],
	["/about-us/", "en.about"],
	["/ru/about-us", "ru.about"],
	["/games/boat-attack", "en.game"],
	["/games/nope", "en.game"],
	["/nope", "en.error"],
	["/games/page/2", "en.error"],
	["/ru/nope", "ru.error"],
])("%s is drawn from the page's own routes: %s", (pathname, page) => {
	expect(drawnFrom(pathname, page)).toBe(true);
});

it.each([
	["the server's failure at a page's address", "/", "en.error"],
	["a static host's not-found screen at the address of a game", "/games/nope", "en.error"],
	["a case that the router takes and the server does not", "/About-us", "en.error"],
	["a percent-encoded spelling that the router takes", "/%61bout-us", "en.error"],
	["another language's screen", "/ru/nope", "en.error"],
])("another page's routes are not those of %s", (_, pathname, page) => {
	expect(drawnFrom(pathname, page)).toBe(false);
});

it("an address that no route fits is drawn from none", () => {
	expect(isDrawnFrom("/nope", { root: { id: "root", path: "/base" } }, ["root"])).toBe(false);
});
