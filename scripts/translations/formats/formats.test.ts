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

describe.each(Object.entries(formats))("a file of %s", (name, format) => {
	it("gives every text of the site back as it was", () => {
		const entries = allUnits("ru").map(({ id, source }): EntryToTranslate => {
			return { ...entry, id, source, target: `${source} {{place}}`, isDoubtful: id.length % 2 === 0 };
		});
		const { language, entries: read } = format.read(format.write("ru", entries));
		expect(language).toBe("ru");
		const wanted = entries.map(({ id, source, target, isDoubtful }) => ({
			id,
			source,
			target,
			...(isDoubtful && { unfinished: name === "po" ? "fuzzy" : 'approved="no"' }),
		}));
		expect(read).toEqual(wanted);
	});

	it.each([
		"{{a}} {{b}}",
		"One.\n\n{{a}} at the beginning, <br>\n{{a}}",
		"“Quotes” \"straight\" & <angles> 'single' \\ \\n",
		"Две\u00a0строки\u202fи\u00a0—\u00a0тире",
	])("keeps every letter of %j", (text) => {
		const { entries } = format.read(format.write("ru", [{ ...entry, source: text, target: text }]));
		expect(entries).toEqual([{ id: entry.id, source: text, target: text }]);
	});

	it("has no translation where there is none", () => {
		const { target: _target, ...rest } = entry;
		const [read] = format.read(format.write("de", [rest])).entries;
		expect(read).toEqual({ id: entry.id, source: entry.source });
	});

	it("tells translators the place, what to keep, the bound and what the words were", () => {
		const text = format.write("ru", [entry]);
		for (const words of ["https://site.example/", "Part of: home", "60", "1 T$ is one USDT."])
			expect(text).toContain(words);
	});

	it("is refused where its end is missing, wherever it was cut", () => {
		const entries = allUnits("ru")
			.slice(0, 40)
			.map(({ id, source }) => ({ ...entry, id, source, target: source }));
		const text = format.write("ru", entries).trimEnd();
		for (let end = 0; end < text.length - 1; end += 97)
			expect(() => format.read(text.slice(0, end)), `${end}`).toThrow(/[Ee]xport it again|Get the whole file again/);
		expect(format.read(text).entries).toHaveLength(40);
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

describe("a unit of XLIFF", () => {
	const read = (unit: string, target: string) => {
		const text = formats.xliff.write("ru", [entry]);
		const changed = text.replace(/ approved="yes"/, ` ${unit}`).replace("<target>", `<target ${target}>`);
		return formats.xliff.read(changed).entries[0];
	};

	it.each(["new", "needs-translation", "needs-adaptation", "needs-l10n", "needs-review-translation", "x-draft"])(
		"is not final in the state %s, approved or not",
		(state) => {
			for (const approved of ["", 'approved="yes"', 'approved="no"'])
				expect(read(approved, `state="${state}"`)).toMatchObject({ unfinished: `state="${state}"` });
		},
	);

	it.each(["translated", "signed-off", "final"])("is final in the state %s", (state) => {
		for (const approved of ["", 'approved="yes"', 'approved="no"'])
			expect(read(approved, `state="${state}"`)).not.toHaveProperty("unfinished");
	});

	it("is final without a state, unless it is not approved", () => {
		expect(read("", "")).not.toHaveProperty("unfinished");
		expect(read('approved="no"', "")).toMatchObject({ unfinished: 'approved="no"' });
	});

	it("has the text of its target alone, not of segments and suggestions of the tool", () => {
		const text = formats.xliff
			.write("ru", [{ ...entry, source: "One. Two." }])
			.replace(/<target>.*<\/target>/, '<seg-source><mrk mtype="seg" mid="0">One.</mrk></seg-source>$&')
			.replace(
				/<target>.*<\/target>/,
				'<target><mrk mtype="seg" mid="0">Раз.</mrk> <!-- ? --><mrk mid="1"><![CDATA[Два.]]></mrk></target>',
			)
			.replace(
				"</trans-unit>",
				'<alt-trans><source>No.</source><target state="new">Нет.</target></alt-trans></trans-unit>',
			);
		expect(formats.xliff.read(text).entries).toEqual([{ id: entry.id, source: "One. Two.", target: "Раз. Два." }]);
	});

	it("is read under a namespace prefix", () => {
		const text = formats.xliff
			.write("ru", [entry])
			.replaceAll(/<(\/?)(?=[a-z])/g, "<$1x:")
			.replace("xmlns=", "xmlns:x=");
		expect(formats.xliff.read(text).entries[0]).toMatchObject({ id: entry.id, target: entry.target });
	});
});

it("refuses XLIFF 2, which has other elements", () => {
	expect(() => formats.xliff.read('<xliff version="2.0"><file id="a"/></xliff>')).toThrow(
		"it is not valid XLIFF 1.2 (it is <xliff> version 2.0). Save it as XLIFF 1.2 in the tool, or export it again",
	);
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
