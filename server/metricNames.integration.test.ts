import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { metrics, prefix } from "./metricNames.ts";

const read = (file: string) => readFileSync(file, "utf8");

/** The metrics that a text names; a histogram's series have endings. */
function named(text: string): string[] {
	const names = [...text.matchAll(/\bsite_[a-z_]+/g)].map(([name]) => name.slice(prefix.length));
	return [...new Set(names.map((name) => (name in metrics ? name : name.replace(/_(bucket|sum|count)$/, ""))))];
}

describe("the metrics", () => {
	const known = Object.keys(metrics);

	it.each(["deploy/prometheus-rules.yaml", "deploy/grafana-dashboard.json", "docs/operations.md"])(
		"that %s names exist",
		(file) => {
			const names = named(read(file));
			expect(names.length).toBeGreaterThan(5);
			expect(names.filter((name) => !known.includes(name))).toEqual([]);
		},
	);

	it.each(["deploy/grafana-dashboard.json", "docs/operations.md"])("are all in %s", (file) => {
		expect(known.filter((name) => !named(read(file)).includes(name))).toEqual([]);
	});

	it("end as their type's names do", () => {
		for (const [name, { type }] of Object.entries(metrics))
			expect(name.endsWith("_total"), name).toBe(type === "counter");
	});
});

const isHere = spawnSync("promtool", ["--version"], { stdio: "ignore" }).error === undefined;
it.skipIf(!isHere)("Prometheus takes the alert rules (skipped where there is no promtool)", () => {
	const { status, stdout, stderr } = spawnSync("promtool", ["check", "rules", "deploy/prometheus-rules.yaml"], {
		encoding: "utf8",
	});
	expect(status, stdout + stderr).toBe(0);
});
