import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeOrdinaryEdits } from "./ordinaryEdits.ts";

const siteFolders = ["config", "content", "public", "server", "src", "tools"];
const setupFiles = ["package.json", "tsconfig.json", "vitest.config.ts", "tests/resetModules.ts", "tests/fuzzRuns.ts"];
/** Directories with unit tests that read the site's own content. */
const testFolders = ["config", "content", "src/features/search", "src/i18n", "src/views", "tools/postbuild"];
let copy: string;

beforeAll(() => {
	copy = mkdtempSync(path.join(tmpdir(), "edits-"));
	for (const name of [...siteFolders, ...setupFiles]) cpSync(name, path.join(copy, name), { recursive: true });
	symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
	makeOrdinaryEdits(copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a program of the copy with Node. @returns exit code and, of a failure, the output */
function run(...parameters: string[]): string {
	const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { cwd: copy, encoding: "utf8" });
	return status === 0 ? "0" : `${status}: ${stdout}${stderr}`;
}

it("the content check passes after ordinary edits of content, a new page and a new language", () => {
	expect(run("tools/checkContent.ts", "--fix")).toBe("0");
	expect(run("tools/checkContent.ts")).toBe("0");
});

it("the unit tests that read the content pass after ordinary edits", { timeout: 120_000 }, () => {
	expect(run("node_modules/vitest/vitest.mjs", "run", "--project", "unit", ...testFolders)).toBe("0");
});
