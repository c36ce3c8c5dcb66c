import { globSync, readFileSync, writeFileSync } from "node:fs";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { parse } from "yaml";
import { projectCopy } from "#tools/testing/projectCopy.testUtils.ts";
import { runTranslations } from "#tools/translations.ts";
import { everyPage, listTextUnits } from "./textUnits.ts";
import { writeXliff } from "./xliff.ts";

projectCopy("public/locales");
beforeEach(() => () => {
	process.exitCode = 0;
});
const readFile = (name: string) => readFileSync(name, "utf8");

function translations(...args: string[]): string {
	const lines: string[] = [];
	for (const consoleMethod of ["log", "error"] as const)
		vi.spyOn(console, consoleMethod).mockImplementation((line) => lines.push(line));
	runTranslations(args);
	return lines.join("\n");
}
const readAll = () => globSync(["public/locales/*/*.json", "content/**/*.{yaml,md,json}"]).map(readFile);

it("imports an unchanged export under any region, byte-order mark and line ends without changing a byte", () => {
	const before = readAll();
	translations("export", "--to", "ru_RU", "--out", "ru.xml");
	const saved = readFile("ru.xml").replace('target-language="ru"', 'target-language="ru-RU"').replaceAll("\n", "\r\n");
	writeFileSync("ru.xml", `\ufeff${saved}`);
	expect(translations("import", "ru.xml")).toMatch(/^0 changed, \d{4} unchanged, 0 refused\.$/);
	expect(readAll()).toEqual(before);
});

it.each(["xliff", "po"])(
	"replaces no newer text by an exported one, and lists both texts of replaced ones: %s",
	(format) => {
		const file = "public/locales/ru/translation.json";
		const sent = `sent.${format === "po" ? "po" : "xlf"}`;
		const before = readFile(file);
		onTestFinished(() => writeFileSync(file, before));
		const { layout } = JSON.parse(before);
		const edit = (name: string, ...texts: [from: string, to: string][]) =>
			writeFileSync(
				name,
				texts.reduce((all, [from, to]) => all.replace(from, to), readFile(name)),
			);
		translations("export", "--to", "ru", "--format", format, "--out", sent);
		expect(translations("export", "--to", "ru", "--out", sent)).toContain(
			"it exists, and may have the translators' work",
		);
		process.exitCode = 0;
		edit(
			file,
			[`"play": "${layout.play}"`, '"play": "Наше слово"'],
			[`"home": "${layout.home}"`, '"home": "{{product}}!"'],
		);
		const site = readFile(file);
		expect(translations("import", sent)).toMatch(
			/^0 changed, \d{4} unchanged, 0 refused\.\n2 changed on the site since/,
		);
		expect(readFile(file)).toBe(site);
		const written = format === "po" ? `msgstr "${layout.play}"` : `<target>${layout.play}</target>`;
		edit(sent, [written, written.replace(layout.play, "Слово переводчика")]);
		const [id, ...rest] = translations("import", sent).split("\n");
		expect(id).toBe("translation:layout.play: changed on the site since the export, too");
		expect(rest.slice(0, 3)).toEqual([
			"  old: Наше слово",
			"  new: Слово переводчика",
			expect.stringMatching(/^1 changed/),
		]);
	},
);

it("reports texts whose English has changed, until they are confirmed", () => {
	const file = "public/locales/en/translation.json";
	writeFileSync(file, readFile(file).replace('"play": "Play games"', '"play": "Play all games"'));
	expect(translations("status", "--to", "ru")).toMatch(/were translated:\n {2}translation:layout.play\nNot/);
	translations("export", "--to", "ru", "--only", "changed", "--out", "changed.xlf");
	expect(readFile("changed.xlf").match(/<trans-unit/g)).toHaveLength(1);
	expect(readFile("changed.xlf")).toMatch(/approved="no"[\s\S]*The English text has changed. It was: Play games/);
	expect(translations("import", "changed.xlf")).toContain('1 with approved="no", not imported');
	translations("confirm", "--to", "ru", "translation:layout.play");
	expect(translations("status", "--to", "ru")).toMatch(
		/ 0 outdated, 0 missing\.\nNot compared, .*:\n {2}content\/guidelines\/.*\.ru\.md$/s,
	);
});

it("offers a page of a new language once all its texts are there, and leaves others out", () => {
	for (const name of ["meta", "translation"]) writeFileSync(`public/locales/id/${name}.json`, "{}\n");
	const isSent = /^games:(?:boat-attack\.|glass-quest\.headline)|^documents:general\/cookie-policy\.|^meta:news/;
	const sent = listTextUnits("id").filter(
		({ parts, id }) => parts.includes(everyPage) || parts.includes("about") || isSent.test(id),
	);
	const texts = sent.map((unit) => {
		return { unit, text: unit.source.replaceAll(/o(?![^{}]*\}\})/g, "ö"), state: "translated" as const };
	});
	writeFileSync("id.xlf", writeXliff("id", texts));
	const output = translations("import", "id.xlf");
	expect(output).toContain("4 left out, because these are not complete: news, games:glass-quest");
	expect(Object.keys(JSON.parse(readFile("public/locales/id/meta.json")))).toEqual(["about"]);
	expect(readFile("content/games/boat-attack.yaml")).toContain("\nid:\n  headline: ");
	const { sectionSummaries } = parse(readFile("content/guidelines/general/cookie-policy.md").split("---\n")[1] ?? "");
	expect(sectionSummaries.id.map(({ section }: { section: number }) => section)).toEqual([1, 2, 3, 4, 5, 6, 7]);
	expect(process.exitCode ?? 0).toBe(0);
});

it("rejects wrong commands, options and files with the fix", () => {
	const check = (problem: string, ...args: string[]) => {
		process.exitCode = 0;
		expect(translations(...args)).toContain(problem);
		expect(process.exitCode, problem).toBe(1);
	};
	check("none.xlf: the file does not exist. Check its name and folder.", "import", "none.xlf");
	check("Which file?", "import");
	check("Which file?", "import", "content");
	check("package.json: it is neither .xlf nor .po. Save it as XLIFF 1.2 or PO", "import", "package.json");
	const toRussian = ["export", "--to", "ru"];
	check('--out: the folder of "none/ru.xlf" does not exist. Create it.', ...toRussian, "--out", "none/ru.xlf");
	check('--format: unknown format "csv". Write xliff or po.', ...toRussian, "--format", "csv");
	check('--only: "new" is unknown. Write changed.', ...toRussian, "--only", "new");
	check('"de" is none of the site\'s languages ru, id.', "export", "--to", "de");
	check('No translated text "none". Take ids from "status".', "confirm", "--to", "ru", "none");
	check('Unknown command "translate". Write export, import, status, confirm.', "translate");
});
