import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { digestOf } from "./unit.ts";
import { wordsBefore } from "./wordsBefore.ts";

const home = process.cwd();
let folder: string;

beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "words-"));
	process.chdir(folder);
});
afterEach(() => {
	process.chdir(home);
	rmSync(folder, { recursive: true });
});

const origin = { file: "words.json", path: ["home", "title"] };
const git = (...parameters: string[]) =>
	execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...parameters], { stdio: "ignore" });

it("finds the words that a translation was made from in the history of their file", () => {
	expect(wordsBefore({ origin }, digestOf("Play"))).toBeUndefined();
	git("init");
	for (const title of ["Play", "Play now", "Play in chat"]) {
		writeFileSync("words.json", JSON.stringify({ home: { title } }));
		git("add", "words.json");
		git("commit", "-m", title);
	}
	const later = { origin: { ...origin, file: "./words.json" } };
	expect(wordsBefore(later, digestOf("Play"))).toBe("Play");
	expect(wordsBefore(later, digestOf("Something else"))).toBeUndefined();
	expect(wordsBefore(later, undefined)).toBeUndefined();
});
