import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const names = Object.keys(JSON.parse(readFileSync("tooling/package.json", "utf8")).devDependencies);
const sources = globSync("{*.{ts,mjs,json},{art,config,content,server,src,tests,tools}/**/*.{ts,tsx,mjs}}").filter(
	(file) => !/package(-lock)?\.json$|\.d\.ts$/.test(file),
);

/** Packages that are imported by another name. */
const packageAliases: Record<string, string> = {
	"@astrojs/check": "astro-check",
	typescript: "tsc",
	"@stryker-mutator/core": "stryker",
	"@stryker-mutator/vitest-runner": "vitest",
};

it.each(names)("%s of tooling is used somewhere", (name) => {
	const [, typed = packageAliases[name] ?? name] = /^@types\/(.*)$/.exec(name) ?? [];
	const named = new RegExp(`["'/ ]${typed.replaceAll("/", "\\/")}["'/]`);
	const usingFiles = sources.filter((file) => named.test(readFileSync(file, "utf8")));
	expect(usingFiles, "Nothing names it: take it out of tooling/package.json").not.toEqual([]);
});
