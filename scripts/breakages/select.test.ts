import { expect, it } from "vitest";
import type { Breakage, Layer } from "./faults/breakage.ts";
import { quickFirst, select } from "./select.ts";

const breakage = (id: string, layer: Layer, rebuild?: Breakage["rebuild"]): Breakage => ({
	id,
	met: `What ${id} does is met.`,
	topic: "Pages",
	edits: [{ file: `app/${id}.ts`, find: "a", replace: "b" }],
	...(rebuild && { rebuild }),
	watch: { layer, tests: ["tests/some.test.ts"] },
});
const all = [
	breakage("menu-lost", "browser", "app"),
	breakage("menu", "browser"),
	breakage("language", "browser", "inline scripts"),
	breakage("answer", "answers"),
	breakage("engine", "engines"),
	breakage("price", "unit"),
];
const idsOf = (breakages: readonly Breakage[]) => breakages.map(({ id }) => id);

it("are found by their id, or by words of what they break", () => {
	expect(idsOf(select(all, ["menu"]))).toEqual(["menu"]);
	expect(idsOf(select(all, ["MENU-L", "app/price.ts"]))).toEqual(["menu-lost", "price"]);
	expect(select(all, [])).toEqual(all);
	expect(() => select(all, ["nothing like it"])).toThrow('No breakage for "nothing like it"');
});

it("are run with the quick ones first: what is built decides, then the layer", () => {
	expect(idsOf(quickFirst(all))).toEqual(["price", "answer", "menu", "engine", "language", "menu-lost"]);
});
