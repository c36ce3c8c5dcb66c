import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const folders = ["public/locales", "public/favicon.svg", "config", "content", "server", "src", "package.json"];
let copy: string;
beforeAll(() => {
	copy = mkdtempSync(path.join(tmpdir(), "content-"));
	for (const folder of folders) cpSync(folder, path.join(copy, folder), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true }));

function checkContent(...options: string[]) {
	const script = path.resolve("tools/checkContent.ts");
	const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], { cwd: copy, encoding: "utf8" });
	return { status, stdout, stderr };
}

it("the content check names bad translations, line breaks and forms of files, and --fix corrects what it can", () => {
	const game = path.join(copy, "content/games/boat-attack.yaml");
	const text = readFileSync(game, "utf8");
	writeFileSync(game, text.replace("title: Boat Attack", 'title: "Boat Attack"'));
	const form = checkContent();
	expect(form.stderr).toMatch(
		/^content\/games\/boat-attack\.yaml:2: the editor's desk writes this file in another form/,
	);
	expect(form.status).toBe(1);

	const texts = path.join(copy, "content/search.yaml");
	appendFileSync(texts, "# Это в доме и на реке\n");
	const translation = path.join(copy, "public/locales/id/translation.json");
	const indonesian = readFileSync(translation, "utf8");
	writeFileSync(translation, '{ "extra": { "a": "b" } }');
	const { status, stderr } = checkContent();
	expect(stderr).toContain('public/locales/id/translation.json: key "nav.home": it is missing; add it\n');
	expect(stderr).toContain('public/locales/id/translation.json: key "extra.a": English has no such key; ');
	expect(stderr).toMatch(/search\.yaml:\d+: a line may break in the wrong place\. Run "npm run check -- --fix"/);
	expect(status).toBe(1);

	writeFileSync(translation, indonesian);
	expect(checkContent("--fix")).toEqual({ status: 0, stdout: "Content is valid.\n", stderr: "" });
	expect(readFileSync(texts, "utf8")).toContain("в\u00a0доме");
	expect(readFileSync(game, "utf8")).toBe(text);
});
