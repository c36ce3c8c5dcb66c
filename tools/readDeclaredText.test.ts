import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readDeclaredText } from "./readDeclaredText.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "declared-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(bytes: Uint8Array): string {
	const file = path.join(folder, "file");
	writeFileSync(file, bytes);
	return readDeclaredText(file);
}

/** Russian letters in Windows-1251 are at a distance of 0x350 from their code points. */
const inWindows1251 = (text: string) =>
	Buffer.from([...text].map((letter) => (/[А-я]/.test(letter) ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0))));
const po = (charset: string) =>
	`msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=${charset}\\n"\n\nmsgstr "Играть"\n`;
const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n<a>Играть</a>\n`;

it.each([
	["a PO header with charset=CP1251", po("CP1251")],
	["an XML declaration with encoding=windows-1251", xml("windows-1251")],
])("decodes a file by %s", (_, text) => {
	expect(read(inWindows1251(text))).toBe(text);
});

it.each([
	["a PO header", po("utf-8")],
	["a PO template's placeholder", po("CHARSET")],
	["an XML declaration", xml("UTF-8")],
	["an XML declaration of UTF-16 that the bytes contradict", xml("utf-16")],
	["no declaration", "<a>Играть</a>"],
])("reads UTF-8 with %s", (_, text) => {
	expect(read(Buffer.from(text))).toBe(text);
	expect(read(Buffer.from(`\ufeff${text.replaceAll("\n", "\r\n")}`))).toBe(text);
});

it("decodes UTF-16 with a byte-order mark", () => {
	const text = xml("UTF-16");
	expect(read(Buffer.from(`\ufeff${text}`, "utf16le"))).toBe(text);
	expect(read(Buffer.from(`\ufeff${text}`, "utf16le").swap16())).toBe(text);
});

it("rejects UTF-8 that declares another encoding, and bytes that are invalid in the declared one", () => {
	expect(() => read(Buffer.from(po("CP1251")))).toThrow(/file: it says that it is CP1251, and is UTF-8\. Write UTF-8/);
	expect(() => read(inWindows1251(po("UTF-8")))).toThrow(/file:5: its text is not valid UTF-8\. Save it as UTF-8\.$/);
	expect(() => read(Buffer.from(po("X-NONE"), "latin1"))).toThrow(/file: its encoding is unknown: X-NONE\./);
});
