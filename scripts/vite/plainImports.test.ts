import { describe, expect, it } from "vitest";
import { withoutLists } from "./plainImports.ts";

const list = 'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["a.css"])))=>i.map(i=>d[i]);';

describe("withoutLists", () => {
	it("takes a list and its uses out, and nothing else", () => {
		const code = `${list}\nimport{a}from"./a.js";a(()=>import("./b.js"),__vite__mapDeps([0,1]));a(()=>import("./c.js"),[]);`;
		expect(withoutLists(code, "x.js")).toBe(
			'import{a}from"./a.js";a(()=>import("./b.js"));a(()=>import("./c.js"),[]);',
		);
		expect(withoutLists("plain();", "x.js")).toBe("plain();");
	});

	it("names the file whose list it does not know", () => {
		expect(() => withoutLists("a(__vite__mapDeps(x))", "x.js")).toThrow(/^x\.js: /);
	});
});
