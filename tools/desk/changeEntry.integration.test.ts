import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { changeEntry } from "./changeEntry.ts";

let root: string;
const at = (file: string) => path.join(root, file);
const change = (wish: unknown) => changeEntry(root, JSON.stringify(wish));

beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), "desk-"));
	mkdirSync(at("content/games"), { recursive: true });
	writeFileSync(at("content/games/raft.yaml"), "slug: raft\n");
	writeFileSync(at("content/redirects.yaml"), "[]\n");
	for (const name of ["pictures", "clips"]) writeFileSync(at(`content/${name}.json`), "{}\n");
});
afterEach(() => rmSync(root, { recursive: true }));

it("describes a rename first, and applies it only after confirmation", () => {
	const told = change({ action: "rename", entry: "games/raft", slug: "float", isSure: false });
	expect(told).toMatchObject({ status: 200, address: "/games/float" });
	expect(told.lines).toContain("/games/raft leads to /games/float from then on, in every language.");
	expect(existsSync(at("content/games/raft.yaml"))).toBe(true);
	expect(change({ action: "rename", entry: "games/raft", slug: "float", isSure: true })).toEqual(told);
	expect(existsSync(at("content/games/raft.yaml"))).toBe(false);
	expect(existsSync(at("content/games/float.yaml"))).toBe(true);
});

it("retires a game and adds its former address", () => {
	expect(change({ action: "retire", entry: "games/raft", isSure: true })).toMatchObject({ status: 200 });
	expect(existsSync(at("content/games/raft.yaml"))).toBe(false);
	expect(readFileSync(at("content/redirects.yaml"), "utf8")).toBe("- from: /games/raft\n  gone: true\n");
});

it("names the reason why an entry cannot be retired", () => {
	expect(change({ action: "retire", entry: "games/raft", to: "/games/none", isSure: true })).toMatchObject({
		status: 409,
		lines: [expect.stringContaining('"/games/none": no other page has this address.')],
	});
	expect(existsSync(at("content/games/raft.yaml"))).toBe(true);
});

it.each([
	"",
	"{}",
	'{"action":"delete","entry":"games/raft","isSure":true}',
	'{"action":"retire","entry":"games/raft"}',
	'{"action":"rename","entry":"games/raft","slug":5,"isSure":true}',
])("rejects a request that the editor never sends: %s", (text) => {
	expect(changeEntry(root, text).status).toBe(400);
	expect(existsSync(at("content/games/raft.yaml"))).toBe(true);
});
