import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { variables } from "./env.ts";

const guide = readFileSync("docs/operations.md", "utf8");
const [, section = ""] = guide.split(/^## Bounds$/m);
const rows = [...(section.split(/^## /m, 1)[0]?.matchAll(/^\| (?!resource|-)(.*) \|$/gm) ?? [])].map(([, row = ""]) =>
	row.split(" | "),
);
const sources = globSync("server/**/*.ts", { exclude: (name) => name.endsWith(".test.ts") })
	.filter((file) => !file.endsWith(".test.ts"))
	.map((file) => readFileSync(file, "utf8"))
	.join("\n");

it("has a bound, a consequence, a metric and a test for every resource", () => {
	expect(rows.length).toBeGreaterThan(20);
	for (const row of rows)
		expect(
			row.filter((cell) => cell.trim() !== ""),
			row.join(" | "),
		).toHaveLength(5);
});

it.each(rows)("names a metric and a test that are there: %s", (_resource, bound, _consequence, metric, test) => {
	const [, name = ""] = /^`([a-z_]+)`$/.exec(metric ?? "") ?? [];
	expect(sources, `the metric ${metric}`).toMatch(new RegExp(`"${name}"|\\b${name}:`));
	const [, file = "", words = ""] = /^`([^`]+)`: (.+)$/.exec(test ?? "") ?? [];
	expect(existsSync(file), `the test ${file}`).toBe(true);
	// As a title: after the function's name, or after the table of its cases.
	const title = new RegExp(
		`(?:\\b(?:it|test)(?:\\.skipIf\\([^)]*\\))?|\\))\\(\\s*["\`][^"\`]*${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`,
	);
	expect(readFileSync(file, "utf8"), `a test of ${file} about "${words}"`).toMatch(title);
	for (const [variable = ""] of (bound ?? "").matchAll(/\b[A-Z]+_[A-Z_]+\b/g)) expect(variables).toContain(variable);
});

it("names every fault test that attacks a resource", () => {
	for (const file of ["attacks", "floods", "fairness", "log", "disk"]) {
		expect(section, file).toContain(`tests/faults/${file}.test.ts`);
	}
});
