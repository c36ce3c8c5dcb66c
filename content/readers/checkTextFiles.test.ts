import { expect, it } from "vitest";
import { checkTextFiles } from "./checkTextFiles.server.ts";
import { temporaryFolder } from "./temporaryFolder.testUtils.ts";

const { at, putFile } = temporaryFolder();

function check(name: string, content: string | Uint8Array): void {
	putFile(name, content);
	checkTextFiles([at(name)]);
}

it.each(["a.json", "a.yaml", "a.md"])("accepts %s with a byte-order mark and CRLF line ends", (name) => {
	expect(() => check(name, '\ufeff{\r\n"a": "й"\r\n}\r\n')).not.toThrow();
});

it.each([
	["a.md", Buffer.from([0x0a, 0xcf, 0xf0, 0xe8]), "a.md:2: its text is not valid UTF-8. Save it as UTF-8."],
	["a.json", "{", "a.json: it is not valid JSON"],
	["a.md", "one\ntwo\u202e", "a.md:2: it has the invisible character U+202E. Take it out."],
	["a.yaml", "title: ди\u00adалог\n", "a.yaml:1: it has the invisible character U+00AD. Take it out."],
	["a.json", '{\n"a": "\\u200B"\n}', "a.json:2: it has the invisible character U+200B. Take it out."],
	["a.md", "и\u0306", "a.md:1: it has decomposed letters. Write them again as single characters (NFC)."],
])("rejects %s with %j", (name, content, problem) => {
	expect(() => check(name, content)).toThrow(problem);
});

it("reports the problems of all files, and each line of a file", () => {
	const names = ["a.md", "b.md"];
	for (const name of names) putFile(name, "\u200b\n\u200b");
	expect(() => checkTextFiles(names.map(at))).toThrow(/a\.md:1: .*\n.*a\.md:2: .*\n.*b\.md:1: .*\n.*b\.md:2: /);
});
