import { expect, it } from "vitest";
import { classesOf, rulesFor } from "./rulesFor.ts";

const cut = (css: string, ...classes: string[]) => rulesFor(css, new Set(classes));

it.each([
	["a rule of a class that no element has", ".a{top:0}.b{top:0}", ".a{top:0}"],
	["what stands within it", ".b{& p{top:0}}.a{& p{top:0}}", ".a p{top:0}"],
	["what stands below it", ".a .b{top:0}.b .a{top:0}.a{top:0}", ".a{top:0}"],
	["one that asks for either, when no element has one", ":is(.b,.c) p{top:0}.a{top:0}", ".a{top:0}"],
])("leaves out %s", (_, css, left) => {
	expect(cut(css, "a")).toBe(left);
});

it.each([
	["elements and attributes", "p{top:0}[data-theme=dark] p{top:1px}"],
	["states of a class that is there", ".a:hover{top:0}@media print{.a{top:1px}}.a[open]>p{top:2px}"],
	["a list with one class that is there", ".a,.b{top:0}"],
	["what asks that a class be missing", ".a:not(.b){top:0}"],
	["one that asks for either", ":is(.a,.b) p{top:0}"],
	["selectors apart that not every browser knows", "p:has(.a){top:0}p::marker{top:0}"],
	["both colours of a token", ":root{--ink:light-dark(#000,#fff)}"],
	["layers, in their order", "@layer x{p{top:0}}@layer y{.a{top:0}}"],
])("keeps %s", (_, css) => {
	expect(cut(css, "a")).toBe(css);
});

it("keeps an animation that is called as a class is, and an id", () => {
	const css = "@keyframes b{to{top:0}}.a{animation:1s b}#c{top:0}";
	expect(cut(`${css}.b{left:0}.d{left:0}`, "a")).toBe(`${css}.b{left:0}`);
});

it("reads the classes of all elements", () => {
	expect(classesOf('<p class="a b"><svg viewBox="0" class="c"/></p><p id="class">')).toEqual(["a", "b", "c"]);
});
