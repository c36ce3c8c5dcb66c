import { describe, expect, it } from "vitest";
import { readBootstrap, readContext, readStreamChunk } from "./readRouterScripts.ts";

const remedy = "adapt scripts/build/readRouterScripts.ts to it";

describe("readContext", () => {
	it("gives the object, whatever stands in its texts", () => {
		expect(
			readContext('window.__reactRouterContext = {"a":"};{","b":[1]};window.__reactRouterContext.stream = x;'),
		).toEqual({
			a: "};{",
			b: [1],
		});
	});

	it.each(["", "window.other = {};", "window.__reactRouterContext.stream = x;", "const a = {};", "alert(1)"])(
		"refuses %j with the remedy",
		(code) => {
			expect(() => readContext(code)).toThrow(remedy);
		},
	);
});

describe("readBootstrap", () => {
	const code = `import "/m.js"; import * as route0 from "/a.js"; window.__reactRouterRouteModules = {"root":route0};; import("/e.js");`;

	it("gives manifest, routes and entry", () => {
		expect(readBootstrap(code)).toEqual({ manifest: "/m.js", entry: "/e.js", routes: [["root", ["/a.js"]]] });
	});

	it("keeps the modules of a split route in their order", () => {
		const split = code
			.replace("window.", 'import * as b from "/b.js"; const route1 = {...b,...route0}; window.')
			.replace('"root":route0', '"root":route0,"en.home":route1');
		expect(readBootstrap(split).routes).toEqual([
			["root", ["/a.js"]],
			["en.home", ["/b.js", "/a.js"]],
		]);
	});

	it.each([
		["no manifest", code.replace('import "/m.js";', "")],
		["no entry", code.replace('import("/e.js");', "")],
		["a computed entry", code.replace('import("/e.js")', 'import("/e" + ".js")')],
		["no routes", code.replace('{"root":route0}', "{}")],
		["a route of nothing", code.replace("import * as route0", "import * as other")],
		["a call among the routes", code.replace(":route0", ":load()")],
		["a route built by a call", code.replace("window.", "const route1 = merge(route0); window.")],
		["another statement", `${code} start();`],
		["another assignment", `${code} window.other = 1;`],
		["nothing", ""],
	])("refuses %s with the remedy", (_, changed) => {
		expect(() => readBootstrap(changed)).toThrow(remedy);
	});
});

describe("readStreamChunk", () => {
	it("gives the text of an enqueued piece, undefined for the end", () => {
		expect(readStreamChunk(String.raw`window.__reactRouterContext.streamController.enqueue("[\"a\u003c\"]\n");`)).toBe(
			'["a<"]\n',
		);
		expect(readStreamChunk("window.__reactRouterContext.streamController.close();")).toBeUndefined();
	});

	it.each(["", "alert(1)", "x.enqueue(y)", "x.enqueue(1)", "x.error('no')", 'enqueue("x")', 'x["enqueue"]("y")'])(
		"refuses %j with the remedy",
		(code) => {
			expect(() => readStreamChunk(code)).toThrow(remedy);
		},
	);
});
