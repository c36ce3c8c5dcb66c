import { describe, expect, it } from "vitest";
import { allUnits } from "#scripts/translations/units/allUnits.ts";
import type { EntryToTranslate } from "./exchange.ts";
import { formatOf, formats } from "./formats.ts";

const entry: EntryToTranslate = {
	id: "translation:home.hero.lede",
	source: "1 T$ = {{teleDollarValue}} USDT, <b> & more.",
	target: "1 T$ = {{teleDollarValue}} USDT.",
	isDoubtful: false,
	file: "public/locales/en/translation.json",
	address: "https://site.example/",
	notes: ["Part of: home"],
	maximum: 60,
	before: "1 T$ is one USDT.",
};

describe.each(Object.entries(formats))("a file of %s", (_, format) => {
	it("gives every text of the site back as it was", () => {
		const entries = allUnits("ru").map(({ id, source }): EntryToTranslate => {
			return { ...entry, id, source, target: `${source} {{place}}`, isDoubtful: id.length % 2 === 0 };
		});
		const { language, entries: read } = format.read(format.write("ru", entries));
		expect(language).toBe("ru");
		const wanted = entries.map(({ id, source, target, isDoubtful }) => ({ id, source, target, isDoubtful }));
		expect(read).toEqual(wanted);
	});

	it.each([
		"{{a}} {{b}}",
		"One.\n\n{{a}} at the beginning, <br>\n{{a}}",
		"“Quotes” \"straight\" & <angles> 'single' \\ \\n",
		"Две\u00a0строки\u202fи\u00a0—\u00a0тире",
	])("keeps every letter of %j", (text) => {
		const { entries } = format.read(format.write("ru", [{ ...entry, source: text, target: text }]));
		expect(entries).toEqual([{ id: entry.id, source: text, target: text, isDoubtful: false }]);
	});

	it("has no translation where there is none", () => {
		const { target: _target, ...rest } = entry;
		const [read] = format.read(format.write("de", [rest])).entries;
		expect(read).toEqual({ id: entry.id, source: entry.source, isDoubtful: false });
	});

	it("tells translators the place, what to keep, the bound and what the words were", () => {
		const text = format.write("ru", [entry]);
		for (const words of ["https://site.example/", "Part of: home", "60", "1 T$ is one USDT."])
			expect(text).toContain(words);
	});

	it.each(["", "hello", "<xliff/>", "<xliff><file", 'msgid "a'])(
		"says what is wrong with %j, and what to do",
		(text) => {
			expect(() => format.read(text)).toThrow(/[Ee]xport it again/);
		},
	);
});

it("protects placeholders in XLIFF, and knows one that a tool has emptied", () => {
	const text = formats.xliff.write("ru", [entry]);
	expect(text).toContain('<ph id="teleDollarValue">{{teleDollarValue}}</ph>');
	const [source, target] = text.split("<target>");
	const emptied = `${source}<target>${target?.replace(/<ph id="(\w+)">.*?<\/ph>/, '<ph id="$1"/>')}`;
	expect(formats.xliff.read(emptied).entries[0]?.target).toBe(entry.target);
});

it("marks what has changed as fuzzy in PO", () => {
	expect(formats.po.write("ru", [{ ...entry, isDoubtful: true }])).toContain("#, fuzzy");
});

it("has in PO every header that gettext's own check asks for", () => {
	const text = formats.po.write("de", [entry]);
	for (const name of ["Project-Id-Version", "Last-Translator", "Language-Team", "Language"])
		expect(text).toMatch(new RegExp(`^"${name}: \\S.*\\\\n"$`, "m"));
	expect(text).toMatch(/^"PO-Revision-Date: \d{4}-\d\d-\d\d \d\d:\d\d\+0000\\n"$/m);
});

it("is known by its name or by its first letters", () => {
	expect(formatOf("a.xlf", "")).toBe(formats.xliff);
	expect(formatOf("from-the-tool.xml", '<?xml version="1.0"?>')).toBe(formats.xliff);
	expect(formatOf("ru.po", "")).toBe(formats.po);
	expect(() => formatOf("ru.docx", "PK")).toThrow("ru.docx: it ends in neither .xlf nor .po.");
});
