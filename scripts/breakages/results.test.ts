import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import type { Breakage } from "./faults/breakage.ts";
import { parseKept, Results } from "./results.ts";
import { tableOf } from "./table.ts";

const folder = mkdtempSync(path.join(tmpdir(), "results-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const breakage: Breakage = {
	id: "page-lost",
	met: "A page | is gone.",
	topic: "Pages",
	edits: [{ file: "app/routes.ts", find: /a/, replace: "b" }],
	watch: { layer: "unit", tests: ["app/routes.test.ts"] },
	missing: "Of every page that it answers.",
};

it("are kept for the next run, for the breakage as it is defined", () => {
	const file = path.join(folder, "deep/results.json");
	new Results(file).add(breakage, { outcome: "not noticed", seconds: 3 });
	const next = new Results(file);
	expect(next.of(breakage)).toMatchObject({ outcome: "not noticed", seconds: 3 });
	expect(next.of({ ...breakage, met: "It is gone." })).toBeDefined();
	expect(next.of({ ...breakage, edits: [{ file: "app/routes.ts", find: /c/, replace: "b" }] })).toBeUndefined();
	expect(next.isGreen("a test", "1")).toBe(false);
	next.addGreen("a test", "1");
	expect([next.isGreen("a test", "1"), next.isGreen("a test", "2")]).toEqual([true, false]);
	expect(tableOf([breakage], (one) => next.of(one))).toContain(
		"| `page-lost` | A page \\| is gone. | Pages | not run | unit | **not noticed** | 3 |",
	);
});

it.each(["{", "[]", '{"results":{}}'])("that are none name the file and the remedy: %s", (text) => {
	expect(() => parseKept(text, "results.json")).toThrow(
		"results.json: these are no results of breakages. Remove the file.",
	);
});
