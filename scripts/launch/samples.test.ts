import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sampleDrawings, sampleStudios, siteValues } from "#content/samples.ts";
import { site } from "#site/site.ts";
import { valuesOf } from "./samplesLeft.ts";

const rows = Object.entries(siteValues);

describe("siteValues", () => {
	it("has a row for every value of site.ts, and no other", () => {
		expect(rows.map(([path]) => path).sort()).toEqual([...valuesOf(site).keys()].sort());
	});

	it("says how to change a sample, and why any other value may stay", () => {
		for (const [path, row] of rows) {
			const words = "sample" in row ? row.remedy : row.fine;
			expect(words, path).toMatch(/^[A-Z].{20,}\.$/);
		}
	});

	it("counts everything under .example as a sample", () => {
		for (const [path, value] of valuesOf(site)) {
			if (/\.example\b/.test(JSON.stringify(value))) expect(siteValues, path).toHaveProperty([path, "sample"], value);
		}
	});
});

it.runIf("sample" in siteValues.name && siteValues.name.sample === site.name)(
	"knows the sample's drawings as long as the brand is the sample's",
	() => {
		for (const [file, { sample }] of Object.entries(sampleDrawings))
			expect(createHash("sha256").update(readFileSync(file)).digest("hex"), `${file} in content/samples.ts`).toBe(
				sample,
			);
	},
);

it("names studios by the slugs of games", () => {
	for (const slug of Object.keys(sampleStudios)) expect(slug).toMatch(/^[a-z0-9-]+$/);
});
