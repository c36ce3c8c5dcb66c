import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
	drawingRemedies,
	launchPoints,
	sampleDrawings,
	sampleStudios,
	sampleValues,
	siteValues,
} from "#content/samples.ts";
import { site } from "#site/site.ts";
import { valuesOf } from "./samplesLeft.ts";

const rows = Object.entries(siteValues);

describe("siteValues", () => {
	it("has a row for every value of site.ts, and no other", () => {
		expect(rows.map(([path]) => path).sort()).toEqual([...valuesOf(site).keys()].sort());
	});

	it("says how to change a value, and why any other may stay", () => {
		for (const [path, row] of rows) {
			const words = "remedy" in row ? row.remedy : row.fine;
			expect(words, path).toMatch(/^[A-Z].{20,}\.$/);
		}
	});

	it("says how to change everything that is under .example, which reaches nobody", () => {
		for (const [path, value] of valuesOf(site)) {
			if (/\.example\b/.test(JSON.stringify(value))) expect(siteValues, path).toHaveProperty([path, "remedy"]);
		}
	});
});

describe("samples.json", () => {
	it("names values that have a remedy, and nothing else", () => {
		for (const path of Object.keys(sampleValues)) expect(siteValues, path).toHaveProperty([path, "remedy"]);
	});

	it("names drawings by digest, each with a remedy", () => {
		for (const [file, digest] of Object.entries(sampleDrawings)) {
			expect(digest, file).toMatch(/^[0-9a-f]{64}$/);
			expect(drawingRemedies[file], file).toMatch(/\.$/);
		}
	});

	it("names points as sentences; the file is there, or to be written", () => {
		for (const { file, task } of launchPoints) {
			expect(task).toMatch(/^[A-Z].{20,}\.$/);
			expect(existsSync(file) || file === "content/redirects.yaml", file).toBe(true);
		}
	});
});

it("names studios by the slugs of games", () => {
	for (const slug of Object.keys(sampleStudios)) expect(slug).toMatch(/^[a-z0-9-]+$/);
});
