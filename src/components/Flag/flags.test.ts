import { expect, it } from "vitest";
import { readFlags } from "./flags.server.ts";

it.each(["gb", "ru", "id"])("this project has its own drawing of the flag of %s", (country) => {
	expect(readFlags([country])).toMatchObject({ [country]: { box: "0 0 24 24" } });
});

it.each(["de", "fr", "es", "pl", "ua", "tr", "eg", "il", "jp", "cn", "in", "br", "vn", "tz"])(
	"the library has a flag of plain shapes for %s",
	(country) => {
		const { box, shapes = [] } = readFlags([country])[country] ?? {};
		expect(box).toBe("0 0 512 512");
		expect(shapes.length).toBeGreaterThan(0);
		for (const [name] of shapes) expect(["path", "g", "circle", "ellipse"]).toContain(name);
		expect(JSON.stringify(shapes)).not.toMatch(/style|script|mask|href|url\(|-\w+":/);
	},
);

it("a missing flag is reported with the remedy", () => {
	expect(() => readFlags(["zz"])).toThrow(
		'config/languages.ts: no flag for "zz". Write the code of a country, or draw src/components/Flag/own/zz.svg.',
	);
});
