import { describe, expect, it } from "vitest";
import { routesAt, sheetOrder, sheetsOf } from "./manifest.ts";

const manifest = {
	root: { id: "root", path: "", css: ["/frame.css#", "/root.css"] },
	"en.layout": { id: "en.layout", parentId: "root", css: ["/frame.css"] },
	"en.home": { id: "en.home", parentId: "en.layout", index: true, css: ["/home.css", "/cards.css#"] },
	"en.game": { id: "en.game", parentId: "en.layout", path: "games/:slug", css: ["/game.css", "/cards.css"] },
	"en.error": { id: "en.error", parentId: "en.layout", path: "*" },
};

describe("the routes at an address", () => {
	it.each([
		["/", ["root", "en.layout", "en.home"]],
		["/games/boat-attack", ["root", "en.layout", "en.game"]],
		["/nope", ["root", "en.layout", "en.error"]],
	])("%s", (pathname, ids) => {
		expect(routesAt(pathname, manifest)).toEqual(ids);
	});

	it("are none where none fits", () => {
		expect(routesAt("/nope", { root: { id: "root", path: "only" } })).toEqual([]);
	});
});

describe("sheets", () => {
	it("lose the mark that tells two routes' links to one sheet apart", () => {
		expect(sheetsOf(manifest.root)).toEqual(["/frame.css", "/root.css"]);
		expect(sheetsOf(manifest["en.error"])).toEqual([]);
	});

	it("stand in one order: what more pages share before what is a page's own", () => {
		expect(sheetOrder(manifest)).toEqual(["/frame.css", "/root.css", "/cards.css", "/home.css", "/game.css"]);
	});
});
