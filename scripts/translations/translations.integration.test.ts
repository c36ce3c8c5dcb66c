import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { copySite } from "#scripts/vite/siteCopy.ts";
import { writePo } from "./po.ts";
import { splitProtected } from "./protectedParts.ts";
import { readTranslations } from "./readTranslations.ts";
import { everyPage, listTextUnits } from "./textUnits.ts";
import { writeXliff } from "./xliff.ts";

let folder: string;
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
beforeAll(async () => {
	folder = await copySite();
});
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
const write = (file: string, text: string | Buffer) => writeFileSync(path.join(folder, file), text);
const run = (...parameters: string[]) => {
	const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { cwd: folder, encoding: "utf8" });
	return { status, text: stdout + stderr };
};
const translations = (...parameters: string[]) => run("scripts/translations.ts", ...parameters);
const readAll = () =>
	globSync(["public/locales/*/*.json", "content/**/*.{yaml,md,json}"], { cwd: folder })
		.sort()
		.map((file) => [file, read(file)]);

it.each(["xliff", "po"])("returns all texts from %s with a BOM, CRLF and a region without a changed byte", (format) => {
	const before = readAll();
	translations("export", "--to", "ru_RU", "--format", format, "--out", "ru.xml.po");
	const saved = read("ru.xml.po").replace('target-language="ru"', 'target-language="ru-RU"').replaceAll("\n", "\r\n");
	write("ru.xml.po", `\ufeff${saved.replace('"Language: ru\\n"', '"Language: ru_RU\\n"')}`);
	expect(translations("import", "ru.xml.po").text).toMatch(/^\d{4} taken over \(0 changed\), 0 refused\.\n$/);
	expect(readAll()).toEqual(before);
});

it("refuses a truncated file as a whole", () => {
	const before = readAll();
	translations("export", "--to", "ru", "--out", "ru.xlf");
	const text = read("ru.xlf").replaceAll("<target>", "<target>Э");
	write("ru.xlf", text.slice(0, text.length / 2));
	expect(translations("import", "ru.xlf")).toMatchObject({
		status: 1,
		text: expect.stringMatching(/^ru\.xlf: it is not valid XLIFF 1\.2 \(.+unclosed tag: .+\)\. Save it as .+\.\n$/),
	});
	expect(readAll()).toEqual(before);
});

it("reads the encoding that a PO file declares, and refuses another", () => {
	const [play] = readTranslations("ru").filter(({ unit }) => unit.id === "translation:layout.play");
	const text = play ? writePo("ru", [{ ...play, text: "Играть!" }]) : "";
	const bytes = Buffer.from([...text].map((letter) => letter.charCodeAt(0) - (/[А-я]/.test(letter) ? 0x350 : 0)));
	write("ru.po", bytes);
	expect(translations("import", "ru.po").text).toMatch(
		/^ru\.po:\d+: its text is not valid UTF-8\. Save it as UTF-8\.\n$/,
	);
	write("ru.po", Buffer.from(bytes.toString("latin1").replace("charset=utf-8", "charset=CP1251"), "latin1"));
	expect(translations("import", "ru.po").text).toContain("1 taken over (1 changed), 0 refused.");
	expect(JSON.parse(read("public/locales/ru/translation.json")).layout.play).toBe("Играть!");
});

it("reports texts whose English has changed, until somebody confirms them", () => {
	const file = "public/locales/en/translation.json";
	write(file, read(file).replace('"play": "Play games"', '"play": "Play all games"'));
	expect(translations("status", "--to", "ru").text).toContain("were translated:\n  translation:layout.play\n");
	translations("export", "--to", "ru", "--only", "changed", "--out", "changed.xlf");
	expect(read("changed.xlf").match(/<trans-unit/g)).toHaveLength(1);
	expect(read("changed.xlf")).toMatch(/approved="no"[\s\S]*The English text has changed. It was: Play games/);
	expect(translations("import", "changed.xlf").text).toContain('left as they were: 1 with approved="no".');
	translations("confirm", "--to", "ru", "translation:layout.play");
	expect(translations("status", "--to", "ru").text).toMatch(/ 0 outdated, 0 missing\.\n$/);
});

it("offers a page of a new language once all its texts are there, and leaves others out", () => {
	mkdirSync(path.join(folder, "public/locales/de"));
	for (const name of ["meta", "translation"]) write(`public/locales/de/${name}.json`, "{}\n");
	const row = '{ code: "de", name: "Deutsch", flag: "de", hreflang: "de", dir: "ltr" },\n] as const;';
	write("site/languages.ts", read("site/languages.ts").replace("] as const;", row));
	const game = (id: string) => /^games:(?:boat-attack\.|glass-quest\.headline)/.test(id);
	const german = listTextUnits("de")
		.filter(
			({ parts, id }) =>
				parts.some((part) => [everyPage, "about"].includes(part)) || id.startsWith("meta:news") || game(id),
		)
		.map((unit) => {
			const pieces = splitProtected(unit.source).map((piece, index) =>
				index % 2 ? piece : piece.replaceAll("a", "ä"),
			);
			return { unit, text: pieces.join(""), state: "translated" as const };
		});
	write("de.xlf", writeXliff("de", german));
	expect(translations("import", "de.xlf").text).toContain(
		"4 left out, because these are not complete: news, games:glass-quest",
	);
	expect(Object.keys(JSON.parse(read("public/locales/de/meta.json")))).toEqual(["about"]);
	expect(read("content/games/boat-attack.yaml")).toContain("\nde:\n  headline: ");
	for (const check of ["checkLocales", "checkPages", "checkForm"])
		expect(run(`scripts/${check}.ts`), check).toMatchObject({ status: 0 });
});
