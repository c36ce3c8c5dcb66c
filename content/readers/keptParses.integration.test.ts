import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KeptParses } from "./keptParses.server.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "parses-"));
	// What these tests write is at rest, but for the test that says otherwise.
	vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
});
afterEach(() => {
	vi.useRealTimers();
	rmSync(folder, { recursive: true });
});

const at = (name: string) => path.join(folder, name);
const keptFile = () => at("kept/of-this-code");
const parse = vi.fn((text: string) => (text === "bad" ? undefined : { said: text }));

interface Options {
	/** What files are filled with. */
	filling?: string;
	areSound?: boolean;
}

/** Reads files as a build does. @returns what they say, and which of them had to be read and to be parsed */
function read(names: readonly string[], { filling, areSound = true }: Options = {}) {
	parse.mockClear();
	const opened: string[] = [];
	const open = (name: string) => {
		opened.push(name);
		return readFileSync(at(name), "utf8");
	};
	const kept = new KeptParses<{ said: string }>(filling, keptFile());
	const data = names.map((name) => kept.read(at(name), () => open(name), parse)?.said);
	kept.keep(areSound);
	return { data, opened, parsed: parse.mock.calls.flat() };
}

function put(files: Readonly<Record<string, string>>): string[] {
	for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
	return Object.keys(files);
}

it("reads and parses a file once, whatever is in it", () => {
	const texts = { "a.yaml": "one", "б\t.yaml": "zwei\nZeilen\tund", "c.yaml": "три слова с пробелами" };
	const names = put(texts);
	const said = Object.values(texts);
	expect(read(names)).toEqual({ data: said, opened: names, parsed: said });
	expect(read(names)).toEqual({ data: said, opened: [], parsed: [] });
});

it("reads what somebody has touched, and parses what says something new", () => {
	const names = put({ a: "one", b: "two" });
	read(names);
	put({ a: "one", b: "owt" });
	expect(read(names)).toEqual({ data: ["one", "owt"], opened: names, parsed: ["owt"] });
	expect(read(names)).toMatchObject({ opened: [], parsed: [] });
});

it("parses what is new, and forgets what is gone", () => {
	const [one = "", two = "", three = ""] = put({ a: "one", b: "two", c: "three" });
	read([one, two]);
	expect(read([two, three]).parsed).toEqual(["three"]);
	expect(read([one, two, three]).parsed).toEqual(["one"]);
});

it("reads a file again that was written while it was read, or just before", () => {
	const names = put({ a: "one" });
	vi.useRealTimers();
	read(names);
	expect(read(names)).toMatchObject({ opened: names, parsed: [] });
});

it("reads all files again where they are filled with something else", () => {
	const names = put({ a: "one" });
	read(names, { filling: "7 days" });
	expect(read(names, { filling: "7 days" }).opened).toEqual([]);
	expect(read(names, { filling: "8 days" }).opened).toEqual(names);
});

it("keeps nothing of a text that is not as it should be", () => {
	const names = put({ a: "bad" });
	expect(read(names)).toMatchObject({ data: [undefined], parsed: ["bad"] });
	expect(read(names)).toMatchObject({ data: [undefined], parsed: ["bad"] });
});

it("reads all files again where one had a problem, so that it is told again", () => {
	const names = put({ a: "one", b: "two" });
	read(names, { areSound: false });
	expect(read(names)).toMatchObject({ opened: names, parsed: [] });
	read(names, { areSound: false });
	expect(read(names).opened).toEqual(names);
});

it("leaves one whole file, and none where nobody names one", () => {
	const names = put({ a: "one" });
	read(names);
	expect(readdirSync(path.dirname(keptFile()))).toEqual(["of-this-code"]);
	const lines = readFileSync(keptFile(), "utf8").split("\n");
	expect(lines[0]).toMatch(/^[\w-]{43}$/);
	expect(lines[1]).toMatch(/^[\w-]{43}\t\d+ 3 [\d.]+ [\d.]+\t".*a"\t{"said":"one"}$/);
	rmSync(path.dirname(keptFile()), { recursive: true });
	vi.stubEnv("CONTENT_KEPT", undefined);
	const kept = new KeptParses<{ said: string }>();
	expect(kept.read(at("a"), () => "one", parse)).toEqual({ said: "one" });
	kept.keep(true);
	vi.unstubAllEnvs();
	expect(readdirSync(folder)).toEqual(names);
});

it("recalls a text that is at hand by the text alone, and forgets one that nobody has asked for", () => {
	const recall = (texts: Readonly<Record<string, string>>) => {
		parse.mockClear();
		const kept = new KeptParses<{ said: string }>(undefined, keptFile());
		const data = Object.entries(texts).map(
			([file, text]) => kept.recall(file, text, (asked) => parse(asked) ?? { said: "" }).said,
		);
		kept.keep(true);
		return { data, parsed: parse.mock.calls.flat() };
	};
	expect(recall({ "a.md": "one", "b.md": "two" })).toEqual({ data: ["one", "two"], parsed: ["one", "two"] });
	expect(recall({ "a.md": "two", "b.md": "three" })).toEqual({ data: ["two", "three"], parsed: ["three"] });
	expect(recall({ "a.md": "one" })).toEqual({ data: ["one"], parsed: ["one"] });
});
