import { spawnSync } from "node:child_process";
import { beforeAll, expect, it } from "vitest";
import { makeOrdinaryEdits } from "./ordinaryEdits.ts";
import { projectCopy } from "./projectCopy.testUtils.ts";

/** Directories with unit tests that read the site's own content, and tests in them that need a DOM and read none. */
const testFolders = ["config", "content", "src/features/search", "src/i18n", "src/views", "tools/postbuild"];
const otherTests = ["**/*.client.test.*", "**/documentScripts.test.ts", "**/use*.test.tsx"];
projectCopy("public", "tsconfig.json", "vitest.config.ts", "tests/resetModules.ts", "tests/fuzzRuns.ts");
beforeAll(makeOrdinaryEdits);

/** Runs a program of the copy with Node. @returns exit code and, of a failure, the output */
function run(...parameters: string[]): string {
	const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { encoding: "utf8" });
	return status === 0 ? "0" : `${status}: ${stdout}${stderr}`;
}

it("the content check passes after ordinary edits of content, a new page and a new language", () => {
	expect(run("tools/checkContent.ts", "--fix")).toBe("0");
	expect(run("tools/checkContent.ts")).toBe("0");
});

it("the unit tests that read the content pass after ordinary edits", { timeout: 120_000 }, () => {
	const excluded = otherTests.flatMap((pattern) => ["--exclude", pattern]);
	expect(run("node_modules/vitest/vitest.mjs", "run", "--project", "unit", ...testFolders, ...excluded)).toBe("0");
});
