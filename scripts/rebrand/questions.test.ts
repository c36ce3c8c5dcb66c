import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readBrand } from "./brand.ts";
import { readAnswers } from "./questions.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "answers-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(content: string | Uint8Array) {
	const file = path.join(folder, "answers.json");
	writeFileSync(file, content);
	return readAnswers(file, readBrand("."));
}

it("takes internationalized domains in ASCII", () => {
	const answers = { origin: "https://игры.рф", email: "привет@игры.рф", "contacts.supportEmail": "help@Почта.рф" };
	expect(() => read(JSON.stringify(answers))).toThrow(/^.*"email": write an address such as hello@example\.com\.$/);
	expect(read(JSON.stringify({ ...answers, email: "hello@игры.рф" }))).toEqual({
		origin: "https://xn--c1ajz8b.xn--p1ai",
		email: "hello@xn--c1ajz8b.xn--p1ai",
		"contacts.supportEmail": "help@xn--80a1acny.xn--p1ai",
	});
});

it("says what to write for an address that goes on after the host", () => {
	expect(() => read('{"origin": "https://игры.рф/"}')).toThrow(
		/"origin": write https:\/\/xn--c1ajz8b\.xn--p1ai, which ends after the host\.$/,
	);
});

it("reads a file of answers with a byte-order mark, and refuses one that is not UTF-8", () => {
	expect(read('\ufeff{"hue": "150"}')).toEqual({ hue: "150" });
	expect(() => read(Buffer.from('{"name": "\xc8\xe3\xf0\xfb"}', "latin1"))).toThrow(
		/answers\.json:1: its text is not valid UTF-8\. Save it as UTF-8\.$/,
	);
});
