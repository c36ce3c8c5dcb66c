import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { makeOrdinaryEdits } from "./ordinaryEdits.ts";
import { projectCopy } from "./projectCopy.testUtils.ts";

/** Unit tests that may read the site's content. */
const testFiles = globSync("{config,content,src/{features/search,i18n,views},tools/postbuild}/**/*.test.{ts,tsx}");

/** Whether a test reads content. Tests in a DOM, which start slowly, do so only by imports. */
function readsContent(file: string): boolean {
	const text = readFileSync(file, "utf8");
	return !text.includes("@vitest-environment jsdom") || /from "#(?:content|public)\//.test(text);
}

projectCopy("public", "tsconfig.json", "vitest.config.ts", "tests/resetModules.ts", "tests/fuzzRuns.ts");
beforeAll(makeOrdinaryEdits);

/** Runs a program in the copy with Node. @returns exit code and, on failure, the output */
function run(...parameters: string[]): string {
	const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { encoding: "utf8" });
	return status === 0 ? "0" : `${status}: ${stdout}${stderr}`;
}

it("the content check passes after ordinary edits of content, a new page and a new language", () => {
	expect(run("tools/checkContent.ts", "--fix")).toBe("0");
	expect(run("tools/checkContent.ts")).toBe("0");
});

it("the unit tests that read the content pass after ordinary edits", { timeout: 120_000 }, () => {
	const files = testFiles.filter(readsContent);
	expect(run("node_modules/vitest/vitest.mjs", "run", "--project", "unit", ...files)).toBe("0");
});
