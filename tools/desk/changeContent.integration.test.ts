import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { changeContent } from "./changeContent.ts";

let root: string;
const at = (file: string) => path.join(root, file);
const rename = { action: "rename", subject: "games/raft", slug: "float", isSure: false };
const retire = { action: "retire", subject: "games/raft", to: "", isSure: true };

beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), "desk-"));
	mkdirSync(at("content/games"), { recursive: true });
	writeFileSync(at("content/games/raft.yaml"), "slug: raft\n");
	writeFileSync(at("content/redirects.yaml"), "[]\n");
	for (const name of ["pictures", "clips"]) writeFileSync(at(`content/${name}.json`), "{}\n");
});
afterEach(() => rmSync(root, { recursive: true }));

it("describes a rename first, and applies it only after confirmation", () => {
	const described = changeContent(root, rename);
	expect(described.address).toBe("/games/float");
	expect(described.lines).toContain("/games/raft leads to /games/float from then on, in every language.");
	expect(existsSync(at("content/games/raft.yaml"))).toBe(true);
	expect(changeContent(root, { ...rename, isSure: true })).toEqual(described);
	expect(existsSync(at("content/games/raft.yaml"))).toBe(false);
	expect(existsSync(at("content/games/float.yaml"))).toBe(true);
});

it("retires a game with its pictures, and adds its former address", () => {
	mkdirSync(at("public/pictures/games/raft"), { recursive: true });
	writeFileSync(at("public/pictures/games/raft/icon.1.webp"), "");
	expect(changeContent(root, retire).isRefused).toBeUndefined();
	for (const file of ["content/games/raft.yaml", "public/pictures/games/raft"])
		expect(existsSync(at(file))).toBe(false);
	expect(readFileSync(at("content/redirects.yaml"), "utf8")).toBe("- from: /games/raft\n  gone: true\n");
});

it("names the reasons why an entry cannot be retired or a version not be published", () => {
	expect(changeContent(root, { ...retire, to: "/games/none" })).toEqual({
		isRefused: true,
		lines: [expect.stringContaining('"/games/none": no other page has this address.')],
	});
	expect(existsSync(at("content/games/raft.yaml"))).toBe(true);
	const version = { action: "publish", subject: "general/never", from: "2099-03-01", en: "", ru: "", isSure: true };
	expect(changeContent(root, version)).toMatchObject({ isRefused: true, lines: [/There is no document/] });
});

it.each([
	undefined,
	{},
	{ ...retire, action: "delete" },
	{ action: "retire", subject: "games/raft" },
	{ ...rename, slug: 5, isSure: true },
])("rejects a request that the desk's page never sends: %j", (request) => {
	expect(() => changeContent(root, request)).toThrow("The desk does not know this request.");
	expect(existsSync(at("content/games/raft.yaml"))).toBe(true);
});
