import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

let copy: string;

beforeEach(() => {
	copy = mkdtempSync(path.join(tmpdir(), "content-"));
	for (const folder of ["public/locales", "public/favicon.svg", "config", "content", "server", "src", "package.json"])
		cpSync(folder, path.join(copy, folder), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

function checkContent(...options: string[]) {
	const script = path.resolve("tools/checkContent.ts");
	const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], { cwd: copy, encoding: "utf8" });
	return { status, stdout, stderr };
}

it("the content check passes the project's own content and prints one line", () => {
	expect(checkContent()).toEqual({ status: 0, stdout: "Content is valid.\n", stderr: "" });
});

it("the content check fails with a line for each missing and each unknown translation", () => {
	writeFileSync(path.join(copy, "public/locales/id/translation.json"), '{ "extra": { "a": "b" } }');
	const { status, stderr } = checkContent();
	expect(stderr).toContain('public/locales/id/translation.json: key "nav.home": it is missing; add it\n');
	expect(stderr).toContain('public/locales/id/translation.json: key "extra.a": English has no such key; ');
	expect(status).toBe(1);
});

it("the content check names lines that lack no-break spaces, and --fix adds them", () => {
	const file = path.join(copy, "content/search.yaml");
	appendFileSync(file, "# Это в доме и на реке\n");
	expect(checkContent().stderr).toMatch(
		/search\.yaml:\d+: a line may break in the wrong place\. Run "npm run check -- --fix"/,
	);
	checkContent("--fix");
	expect(readFileSync(file, "utf8")).toContain("в\u00a0доме");
});

it("the content check names files that the editor would write differently, and --fix rewrites them", () => {
	const file = path.join(copy, "content/games/boat-attack.yaml");
	const text = readFileSync(file, "utf8");
	writeFileSync(file, text.replace("title: Boat Attack", 'title: "Boat Attack"'));
	expect(checkContent().stderr).toMatch(/boat-attack\.yaml:2: the editor's desk writes this file in another form/);
	expect(checkContent("--fix").status).toBe(0);
	expect(readFileSync(file, "utf8")).toBe(text);
});
