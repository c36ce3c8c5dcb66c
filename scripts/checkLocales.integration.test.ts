import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

let copy: string;

beforeEach(() => {
	copy = mkdtempSync(path.join(tmpdir(), "locales-"));
	for (const folder of ["public/locales", "site", "content", "app", "server", "package.json"])
		cpSync(folder, path.join(copy, folder), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

function run() {
	return spawnSync(process.execPath, [path.resolve("scripts/checkLocales.ts")], { cwd: copy, encoding: "utf8" });
}

it("passes the site's own translations in one line", () => {
	const { status, stdout, stderr } = run();
	expect(stderr).toBe("");
	expect(stdout).toMatch(/^Translations hold: \d+ languages, \d+ keys in English\.\n$/);
	expect(status).toBe(0);
});

it("fails with a line per problem", () => {
	writeFileSync(path.join(copy, "public/locales/id/translation.json"), '{ "extra": { "a": "b" } }');
	const { status, stdout, stderr } = run();
	expect(stdout).toBe("");
	expect(stderr).toContain('public/locales/id/translation.json: key "nav.home": it is missing; add it\n');
	expect(stderr).toContain('public/locales/id/translation.json: key "extra.a": English has no such key; ');
	expect(status).toBe(1);
});
