import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allBreakages } from "./allBreakages.ts";
import type { Layer } from "./faults/breakage.ts";

/** Where a layer's tests lie. */
const places: Readonly<Record<Exclude<Layer, "check">, RegExp>> = {
	unit: /^(app|art|content|scripts|server|site)\/.*(?<!\.integration)\.test\.tsx?$/,
	integration: /^(app|art|content|scripts|server|site)\/.*\.integration\.test\.ts$/,
	built: /^tests\/built\/\w+\.test\.ts$/,
	answers: /^tests\/answers\/\w+\.test\.ts$/,
	desk: /^tests\/desk\/\w+\.test\.ts$/,
	faults: /^tests\/faults\/\w+\.test\.ts$/,
	engines: /^tests\/engines\/\w+\.test\.ts$/,
	browser: /^tests\/[\w-]+\.spec\.ts$/,
};

/** The files that have a test's title: the engines' are in the journeys that they share. */
const titleFiles = (file: string) => (/^tests\/engines\//.test(file) ? globSync("tests/engines/**/*.ts") : [file]);

const watched = allBreakages.filter(({ watch }) => watch.layer !== "check");

it.each(watched)("$id is watched for by files that are there, in their layer", ({ watch }) => {
	for (const file of watch.tests) {
		expect(existsSync(file), `${file} is not there`).toBe(true);
		if (watch.layer !== "check") expect(file, `layer "${watch.layer}"`).toMatch(places[watch.layer]);
	}
});

// The browser's titles are made of pages and widths: `watches.integration.test.ts` lists them.
it.each(watched.filter(({ watch }) => watch.layer !== "browser" && watch.title))(
	"$id is watched for by a title that its files have",
	({ watch }) => {
		const texts = watch.tests.flatMap(titleFiles).map((file) => readFileSync(file, "utf8"));
		expect(texts.join("\n")).toContain(watch.title);
	},
);

it("a check that watches is there", () => {
	for (const { watch } of allBreakages) {
		if (watch.layer === "check") expect(existsSync(watch.tests[0] ?? ""), watch.tests[0]).toBe(true);
	}
});
