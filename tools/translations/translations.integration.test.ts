import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { copySite } from "#tools/testing/siteCopy.ts";
import { splitProtected } from "./protectedParts.ts";
import { everyPage, listTextUnits } from "./textUnits.ts";
import { writeXliff } from "./xliff.ts";

let folder: string;
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
beforeAll(async () => {
	folder = await copySite();
});
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const run = (...parameters: string[]) => {
	const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { cwd: folder, encoding: "utf8" });
	return { status, text: stdout + stderr };
};
const translations = (...parameters: string[]) => run("tools/translations.ts", ...parameters);
const readAll = () =>
	globSync(["public/locales/*/*.json", "content/**/*.{yaml,md,json}"], { cwd: folder })
		.sort()
		.map((file) => [file, read(file)]);

it.each(["xliff", "po"])(
	"returns all texts from %s with a BOM, CRLF and a region without a changed byte, and rejects a truncated one",
	(format) => {
		const before = readAll();
		translations("export", "--to", "ru_RU", "--format", format, "--out", "ru.xml.po");
		const saved = read("ru.xml.po").replace('target-language="ru"', 'target-language="ru-RU"').replaceAll("\n", "\r\n");
		write("ru.xml.po", `\ufeff${saved.replace('"Language: ru\\n"', '"Language: ru_RU\\n"')}`);
		expect(translations("import", "ru.xml.po").text).toMatch(/^\d{4} taken over \(0 changed\), 0 refused\.\n$/);
		write("ru.xml.po", read("ru.xml.po").slice(0, 200_000));
		expect(translations("import", "ru.xml.po")).toMatchObject({
			status: 1,
			text: expect.stringMatching(/^ru\.xml\.po: it /),
		});
		expect(readAll()).toEqual(before);
	},
);

it("reports texts whose English has changed, until they are confirmed", () => {
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
	write("config/languages.ts", read("config/languages.ts").replace("] as const;", row));
	const entry = (id: string) =>
		/^games:(?:boat-attack\.|glass-quest\.headline)|^documents:general\/cookie-policy\./.test(id);
	const german = listTextUnits("de")
		.filter(
			({ parts, id }) =>
				parts.some((part) => [everyPage, "about"].includes(part)) || id.startsWith("meta:news") || entry(id),
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
	const { sectionSummaries } = parse(read("content/guidelines/general/cookie-policy.md").split("---\n")[1] ?? "");
	expect(sectionSummaries.de.map(({ section }: { section: number }) => section)).toEqual([1, 2, 3, 4, 5, 6, 7]);
	expect(run("tools/checkContent.ts")).toMatchObject({ status: 0 });
});
