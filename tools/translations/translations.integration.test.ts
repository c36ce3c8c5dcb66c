import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { runTranslations } from "#tools/translations.ts";
import { everyPage, listTextUnits } from "./textUnits.ts";
import { writeXliff } from "./xliff.ts";

const root = process.cwd();
const folders = ["config", "content", "public/locales", "public/favicon.svg", "server", "src", "package.json"];
let copy: string;
let output: string;
beforeAll(() => {
	copy = mkdtempSync(path.join(tmpdir(), "translations-"));
	for (const folder of folders) cpSync(folder, path.join(copy, folder), { recursive: true });
	process.chdir(copy);
});
afterAll(() => {
	process.chdir(root);
	rmSync(copy, { recursive: true });
});
beforeEach(() => {
	process.exitCode = 0;
	for (const method of ["log", "error"] as const)
		vi.spyOn(console, method).mockImplementation((line) => {
			output += `${line}\n`;
		});
	return () => {
		process.exitCode = 0;
	};
});

const read = (file: string) => readFileSync(file, "utf8");
const translations = (...args: string[]) => {
	output = "";
	runTranslations(args);
	return output;
};
const readAll = () =>
	globSync(["public/locales/*/*.json", "content/**/*.{yaml,md,json}"]).map((file) => [file, read(file)]);

it("imports an unchanged export under any region, byte-order mark and line ends without changing a byte", () => {
	const before = readAll();
	translations("export", "--to", "ru_RU", "--out", "ru.xml");
	const saved = read("ru.xml").replace('target-language="ru"', 'target-language="ru-RU"').replaceAll("\n", "\r\n");
	writeFileSync("ru.xml", `\ufeff${saved}`);
	expect(translations("import", "ru.xml")).toMatch(/^0 changed, \d{4} unchanged, 0 refused\.\n$/);
	expect(readAll()).toEqual(before);
});

it("reports texts whose English has changed, until they are confirmed", () => {
	const file = "public/locales/en/translation.json";
	writeFileSync(file, read(file).replace('"play": "Play games"', '"play": "Play all games"'));
	expect(translations("status", "--to", "ru")).toContain("were translated:\n  translation:layout.play\n");
	translations("export", "--to", "ru", "--only", "changed", "--out", "changed.xlf");
	expect(read("changed.xlf").match(/<trans-unit/g)).toHaveLength(1);
	expect(read("changed.xlf")).toMatch(/approved="no"[\s\S]*The English text has changed. It was: Play games/);
	expect(translations("import", "changed.xlf")).toContain('1 with approved="no", not imported');
	translations("confirm", "--to", "ru", "translation:layout.play");
	expect(translations("status", "--to", "ru")).toMatch(/ 0 outdated, 0 missing\.\n$/);
});

it("offers a page of a new language once all its texts are there, and leaves others out", () => {
	for (const name of ["meta", "translation"]) writeFileSync(`public/locales/id/${name}.json`, "{}\n");
	const isSent = (id: string) =>
		/^games:(?:boat-attack\.|glass-quest\.headline)|^documents:general\/cookie-policy\.|^meta:news/.test(id);
	const sent = listTextUnits("id").filter(
		({ parts, id }) => parts.includes(everyPage) || parts.includes("about") || isSent(id),
	);
	const texts = sent.map((unit) => {
		return { unit, text: unit.source.replaceAll(/a(?![^{}]*\}\})/g, "ä"), state: "translated" as const };
	});
	writeFileSync("id.xlf", writeXliff("id", texts));
	expect(translations("import", "id.xlf")).toContain(
		"4 left out, because these are not complete: news, games:glass-quest",
	);
	expect(Object.keys(JSON.parse(read("public/locales/id/meta.json")))).toEqual(["about"]);
	expect(read("content/games/boat-attack.yaml")).toContain("\nid:\n  headline: ");
	const { sectionSummaries } = parse(read("content/guidelines/general/cookie-policy.md").split("---\n")[1] ?? "");
	expect(sectionSummaries.id.map(({ section }: { section: number }) => section)).toEqual([1, 2, 3, 4, 5, 6, 7]);
	expect(process.exitCode).toBe(0);
});

it.each([
	[["import", "none.xlf"], "none.xlf: the file does not exist. Check its name and folder."],
	[["import"], "Which file?"],
	[["import", "package.json"], "package.json: it is neither .xlf nor .po. Save it as XLIFF 1.2 or PO"],
	[["export", "--to", "ru", "--out", "none/ru.xlf"], '--out: the folder of "none/ru.xlf" does not exist. Create it.'],
	[["export", "--to", "ru", "--format", "csv"], '--format: unknown format "csv". Write xliff or po.'],
	[["export", "--to", "ru", "--only", "new"], '--only: "new" is unknown. Write changed.'],
	[["export", "--to", "de"], '"de" is none of the site\'s languages ru, id.'],
	[["confirm", "--to", "ru", "none"], 'No translated text "none". Take ids from "status".'],
	[["translate"], 'Unknown command "translate". Write export, import, status, confirm.'],
])("rejects %j with the fix", (args, problem) => {
	expect(translations(...args)).toContain(problem);
	expect(process.exitCode).toBe(1);
});

it("runs from the command line and exits with 1 after an error", () => {
	const script = path.join(root, "tools/translations.ts");
	const { status, stderr } = spawnSync(process.execPath, [script, "import", "none.xlf"], { encoding: "utf8" });
	expect([status, stderr]).toEqual([1, "none.xlf: the file does not exist. Check its name and folder.\n"]);
});
