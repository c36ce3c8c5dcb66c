import { describe, expect, it } from "vitest";
import { decodeText, detectEncoding, parseJson } from "./readText.server.ts";

/** «Да» in Windows-1251. */
const russian = [0xab, 0xc4, 0xe0, 0xbb];
const bytes = (...parts: (string | number[])[]) =>
	Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))));

const lost = "which stands for a lost character. Write the character again, and save the file as UTF-8.";

describe("the decoder of text files", () => {
	it.each([
		["plain UTF-8", bytes("one\nдва\n")],
		["a byte-order mark", bytes("\ufeffone\nдва\n")],
		["CRLF line ends", bytes("one\r\nдва\r\n")],
		["a byte-order mark and CRLF line ends", bytes("\ufeffone\r\nдва\r\n")],
		["CR line ends", bytes("one\rдва\r")],
	])("reads a file with %s as the same text", (_, file) => {
		expect(decodeText("a.md", file)).toBe("one\nдва\n");
	});

	it.each([
		["Windows-1251, as a PO header says", bytes('"Content-Type: text/plain; charset=CP1251\\n"', russian)],
		["Windows-1251, as an XML declaration says", bytes('<?xml version="1.0" encoding="windows-1251"?>', russian)],
		["UTF-8 that declares another encoding", bytes('<?xml version="1.0" encoding="windows-1251"?>«Да»')],
		["UTF-8 with the placeholder of a PO template", bytes("charset=CHARSET «Да»")],
		["UTF-8 without a declaration", bytes("«Да»")],
		["UTF-16", Buffer.from("\ufeff«Да»", "utf16le")],
		["big-endian UTF-16", Buffer.from("\ufeff«Да»", "utf16le").swap16()],
	])("detects the encoding of a file in %s", (_, file) => {
		expect(decodeText("a.po", file, detectEncoding(file))).toMatch(/«Да»$/);
	});

	it("rejects bytes that are not valid in the declared encoding", () => {
		const file = bytes("charset=UTF-8\n", russian);
		expect(() => decodeText("a.po", file, detectEncoding(file))).toThrow("a.po:2: its text is not valid UTF-8.");
	});

	it.each([
		["Windows-1251", bytes("one\r\n\n", russian), "a.md:3: its text is not valid UTF-8. Save it as UTF-8."],
		["UTF-16", Buffer.from("\ufeffДа", "utf16le"), "a.md:1: its text is not valid UTF-8. Save it as UTF-8."],
		["a character cut in half", bytes("one\n", [0xd0]), "a.md:2: its text is not valid UTF-8. Save it as UTF-8."],
		["UTF-16 without a byte-order mark", Buffer.from("one", "utf16le"), `a.md:1: it has U+0000, ${lost}`],
		["a replacement character", bytes("one\ntw\ufffd"), `a.md:2: it has U+FFFD, ${lost}`],
	])("rejects a file with %s and names its line and the fix", (_, file, problem) => {
		expect(() => decodeText("a.md", file)).toThrow(problem);
	});

	it("rejects an encoding that does not exist", () => {
		expect(() => decodeText("a.po", bytes("a"), "CHARSET-9")).toThrow(
			"a.po: its encoding is unknown: CHARSET-9. Save it as UTF-8.",
		);
	});
});

it("names the file of invalid JSON in one line", () => {
	expect(() => parseJson("config/brand.json", "{\n")).toThrow(
		/^config\/brand\.json: it is not valid JSON: .+\. Correct it\.$/,
	);
});
