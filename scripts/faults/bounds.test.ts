import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { variables } from "#server/env.ts";
import { readBounds } from "./bounds.ts";

const bounds = readBounds();
const sources = globSync("server/**/*.ts", { exclude: (name) => name.endsWith(".test.ts") })
	.filter((file) => !file.endsWith(".test.ts"))
	.map((file) => readFileSync(file, "utf8"))
	.join("\n");

it("has a bound, a consequence, a metric and a test for every resource", () => {
	expect(bounds.length).toBeGreaterThan(20);
	for (const { test, ...cells } of bounds) {
		for (const [name, cell] of Object.entries({ ...cells, ...test })) {
			expect(cell.trim(), `${name} of "${cells.resource}"`).not.toBe("");
		}
	}
});

it.each(bounds)("names a metric and a test that are there: $resource", ({ bound, metric, test: { file, words } }) => {
	const [, name = ""] = /^`([a-z_]+)`$/.exec(metric) ?? [];
	expect(sources, `the metric ${metric}`).toMatch(new RegExp(`"${name}"|\\b${name}:`));
	expect(existsSync(file), `the test ${file}`).toBe(true);
	// As a title: after the function's name, or after the table of its cases.
	const title = new RegExp(
		`(?:\\b(?:it|test)(?:\\.skipIf\\([^)]*\\))?|\\))\\(\\s*["\`][^"\`]*${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`,
	);
	expect(readFileSync(file, "utf8"), `a test of ${file} about "${words}"`).toMatch(title);
	for (const [variable = ""] of bound.matchAll(/\b[A-Z]+_[A-Z_]+\b/g)) expect(variables).toContain(variable);
});

it("names every fault test that attacks a resource", () => {
	for (const file of ["attacks", "floods", "fairness", "log", "disk"]) {
		expect(bounds.map(({ test }) => test.file)).toContain(`tests/faults/${file}.test.ts`);
	}
});
