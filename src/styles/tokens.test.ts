import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const stylesheetFiles = globSync("src/**/*.css");

test("every custom property that a stylesheet reads without a fallback is set somewhere", () => {
	const set = new Set<string>();
	for (const file of [...stylesheetFiles, ...globSync("src/**/*.{ts,tsx}")]) {
		for (const [, name] of readFileSync(file, "utf8").matchAll(/(--[\w-]+)"?\]?:/g)) set.add(name as string);
	}
	const unsetProperties = stylesheetFiles.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/var\((--[\w-]+)\)/g)]
			.filter(([, name]) => !set.has(name as string))
			.map(([, name]) => `${file}: ${name} is set nowhere; a browser ignores the whole declaration`),
	);
	expect(unsetProperties).toEqual([]);
});

test("no text is smaller than 12 px, so that small print is legible on a phone", () => {
	const smallTexts = stylesheetFiles.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/(--text-[\w-]+|font-size): ([\d.]+)rem;/g)]
			.filter(([, , size]) => Number(size) * 16 < 12)
			.map(([declaration]) => `${file}: ${declaration}`),
	);
	expect(smallTexts).toEqual([]);
});
