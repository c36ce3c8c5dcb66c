import { describe, expect, it } from "vitest";
import { exchangeFormats, parseExchange } from "./exchange.ts";
import { writeExportNotes } from "./exportNote.ts";
import { readTranslations, type UnitTranslation } from "./importTexts.ts";

const russian = readTranslations("ru");
const unit = { ...(russian[0] as UnitTranslation).unit, notes: ["A note."] };
const createTranslation = (source: string, text?: string, id = unit.id): UnitTranslation => {
	return { unit: { ...unit, id, source, file: "-" }, state: "translated", ...(text !== undefined && { text }) };
};
const specialTexts = [
	"{{a}} {{b}}",
	"One.\n\n{{a}} at the beginning, <br>\n{{a}}",
	"“Quotes” \"straight\" & <angles> 'single' \\ \\n",
	"Две\u00a0строки\u202fи\u00a0—\u00a0тире",
].map((text, index) => createTranslation(text, text, `special.${index}`));
const { xliff } = exchangeFormats;

describe.each(Object.entries(exchangeFormats))("%s", (name, format) => {
	it("returns every text of the site and every special character unchanged", () => {
		const mark = name === "po" ? "fuzzy" : 'approved="no"';
		const all = [...russian, ...specialTexts, createTranslation("One", undefined, "missing")].map((one, index) => {
			return { ...one, state: index % 2 && one.text ? ("outdated" as const) : one.state };
		});
		const entries = all.map(({ unit: { id, source }, text, state }) => {
			const notes = expect.stringContaining(writeExportNotes(text).join());
			return { id, source, notes, ...(text && { target: text }), ...(state === "outdated" && { unfinished: mark }) };
		});
		const bytes = Buffer.from(format.write("ru", all));
		expect(parseExchange(`ru.${format.extension}`, bytes)).toEqual({ language: "ru", entries });
	});

	it("includes the page, the notes and the previous English text for translators", () => {
		const text = format.write("ru", [
			{ ...createTranslation("New", "Новый"), state: "outdated", previousSource: "The old text." },
		]);
		for (const words of ["https://", "Part of: every page", "A note.", "The old text."]) expect(text).toContain(words);
	});

	it("rejects a file that was truncated at any position", () => {
		const text = format.write("ru", russian.slice(0, 40)).trimEnd();
		for (let end = 0; end < text.length - 1; end += 97)
			expect(() => format.parse(text.slice(0, end)), `${end}`).toThrow(/[Ee]xport it again|Get the whole file again/);
		expect(format.parse(text).entries).toHaveLength(40);
	});
});

it("protects placeholders in XLIFF, and restores one that a tool has emptied", () => {
	const text = xliff.write("ru", [createTranslation("{{value}} USDT", "{{value}} USDT.")]);
	expect(text).toContain('<ph id="value-1">{{value}}</ph>');
	const emptiedFile = text.replace('<target><ph id="value-1">{{value}}</ph>', '<target><ph id="value-1"/>');
	expect(xliff.parse(emptiedFile).entries[0]?.target).toBe("{{value}} USDT.");
});

it.each([
	["new", "yes", 'state="new"'],
	["x-draft", "yes", 'state="x-draft"'],
	["translated", "no", undefined],
	["final", "yes", undefined],
])("decides by the XLIFF state %s with approved=%s whether a text is unfinished: %s", (state, approved, mark) => {
	const text = xliff
		.write("ru", [createTranslation("One", "Один")])
		.replace('approved="yes"', `approved="${approved}"`);
	expect(xliff.parse(text.replace("<target>", `<target state="${state}">`)).entries[0]?.unfinished).toBe(mark);
});

it("reads the target of XLIFF without segments and suggestions of the tool, and under a namespace prefix", () => {
	const target = '<target><mrk mid="0">Раз.</mrk> <!-- ? --><mrk mid="1"><![CDATA[Два.]]></mrk></target>';
	const text = xliff
		.write("ru", [createTranslation("One. Two.", "x")])
		.replace("<target>x</target>", `<seg-source><mrk>One.</mrk></seg-source>${target}`)
		.replace("</trans-unit>", '<alt-trans><source>No.</source><target state="new">Нет.</target></alt-trans>$&');
	const prefixed = text.replaceAll(/<(\/?)(?=[a-z])/g, "<$1x:").replace("xmlns=", "xmlns:x=");
	for (const written of [text, prefixed])
		expect(xliff.parse(written).entries).toMatchObject([{ id: unit.id, source: "One. Two.", target: "Раз. Два." }]);
});

it("recognizes XLIFF by its first characters, and names a file of another format in errors", () => {
	const parseBytes = (name: string, text: string) => parseExchange(name, Buffer.from(text));
	expect(parseBytes("from-the-tool.xml", xliff.write("ru", [createTranslation("a", "b")])).language).toBe("ru");
	expect(() => parseBytes("ru.docx", "PK")).toThrow("ru.docx: it is neither .xlf nor .po.");
	expect(() => parseBytes("ru.xlf", '<xliff version="2.0"><file id="a"/></xliff>')).toThrow(
		"ru.xlf: it is not valid XLIFF 1.2 (it is <xliff> version 2.0). Save it as XLIFF 1.2",
	);
});
