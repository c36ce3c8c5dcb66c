import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { fixedAnswers, withAnswers } from "./fixedAnswers.ts";

describe("withAnswers", () => {
	it.each(Object.keys(fixedAnswers))("finds what it knows in %s as it is installed", (file) => {
		const code = readFileSync(path.join("node_modules", file), "utf8");
		const answered = withAnswers(code, file);
		for (const [text] of fixedAnswers[file] ?? []) expect(answered).not.toContain(text);
	});

	it("names the file that asks something else, and the text that it lacks", () => {
		const file = "i18next-http-backend/esm/index.js";
		expect(() => withAnswers("typeof XMLHttpRequest", file)).toThrow(`${file} no longer has "typeof ActiveXObject"`);
	});
});
