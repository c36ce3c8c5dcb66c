import { describe, expect, it } from "vitest";
import { decodeText, parseJson } from "./readText.server.ts";

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

	it("decodes a file in the encoding that it declares", () => {
		expect(decodeText("a.po", bytes(russian), "cp1251")).toBe("«Да»");
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
