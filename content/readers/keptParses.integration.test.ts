import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KeptParses } from "./keptParses.server.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "parses-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => path.join(folder, "kept/of-this-code");
const parse = vi.fn((text: string) => (text === "bad" ? undefined : { said: text }));

/** Reads texts as a build does. @returns what they are, and which of them had to be parsed */
function read(texts: readonly string[], from: string | undefined = file()) {
	parse.mockClear();
	const kept = new KeptParses<{ said: string }>(from);
	const data = texts.map((text) => kept.read(text, () => parse(text))?.said);
	kept.keep();
	return { data, parsed: parse.mock.calls.flat() };
}

it("parses a text once, whatever is in it", () => {
	const texts = ["one", "zwei\nZeilen", "три слова с пробелами"];
	expect(read(texts)).toEqual({ data: texts, parsed: texts });
	expect(read(texts)).toEqual({ data: texts, parsed: [] });
});

it("parses what is new, and forgets what is gone", () => {
	read(["one", "two"]);
	expect(read(["two", "three"]).parsed).toEqual(["three"]);
	expect(read(["one", "two", "three"]).parsed).toEqual(["one"]);
});

it("keeps nothing of a text that is not as it should be", () => {
	expect(read(["bad"])).toEqual({ data: [undefined], parsed: ["bad"] });
	expect(read(["bad"]).parsed).toEqual(["bad"]);
});

it("leaves one whole file, and none where nobody names one", () => {
	read(["one"]);
	expect(readdirSync(path.dirname(file()))).toEqual(["of-this-code"]);
	expect(readFileSync(file(), "utf8")).toMatch(/^[\w-]{43} {"said":"one"}\n$/);
	vi.stubEnv("CONTENT_KEPT", undefined);
	parse.mockClear();
	const kept = new KeptParses<{ said: string }>();
	expect(kept.read("one", () => parse("one"))).toEqual({ said: "one" });
	kept.keep();
	vi.unstubAllEnvs();
	expect(readdirSync(folder)).toEqual(["kept"]);
});
