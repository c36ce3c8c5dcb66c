import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";

const folders = ["public/locales", "config", "content", "server", "src", "package.json"];
const { at, putFile, readFile } = temporaryFolder();

function checkContent(...options: string[]) {
	const script = path.resolve("tools/checkContent.ts");
	const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], { cwd: at(), encoding: "utf8" });
	return { status, stdout, stderr };
}

it("the content check names bad translations, line breaks and forms of files, and --fix corrects what it can", () => {
	for (const folder of folders) cpSync(folder, at(folder), { recursive: true });
	const game = "content/games/boat-attack.yaml";
	const text = readFile(game);
	putFile(game, text.replace("title: Boat Attack", 'title: "Boat Attack"'));
	const form = checkContent();
	expect(form.stderr).toMatch(/^content\/games\/boat-attack\.yaml:2: the CMS writes this file in another form/);
	expect(form.status).toBe(1);

	const texts = "content/search.yaml";
	putFile(texts, `${readFile(texts)}# Это в доме и на реке\n`);
	const translation = "public/locales/id/translation.json";
	const originalText = readFile(translation);
	putFile(translation, '{ "extra": { "a": "b" } }');
	const { status, stderr } = checkContent();
	expect(stderr).toContain('public/locales/id/translation.json: key "nav.home": it is missing; add it\n');
	expect(stderr).toContain('public/locales/id/translation.json: key "extra.a": English has no such key; ');
	expect(stderr).toMatch(/search\.yaml:\d+: a line may break in the wrong place\. Run "npm run check -- --fix"/);
	expect(status).toBe(1);

	putFile(translation, originalText);
	expect(checkContent("--fix")).toEqual({ status: 0, stdout: "Content is valid.\n", stderr: "" });
	expect(readFile(texts)).toContain("в\u00a0доме");
	expect(readFile(game)).toBe(text);
});
