import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { changeContent } from "./changeContent.ts";
import { describeCommit, listCommits } from "./savedChanges.ts";

let root: string;
const game = "content/games/raft.yaml";
const texts = "public/locales/ru/translation.json";
const at = (file: string) => path.join(root, file);
const read = (file: string) => readFileSync(at(file), "utf8");
const runGit = (...parameters: string[]) => execFileSync("git", ["-C", root, ...parameters], { encoding: "utf8" });
const renameRequest = { action: "rename", subject: "games/raft", slug: "float", isSure: false } as const;
const retireRequest = { action: "retire", subject: "games/raft", to: "", isSure: true } as const;
const undoRequest = { action: "undo", subject: "games/raft", isSure: true } as const;
const publishRequest = { action: "publish", subject: "games", isSure: true } as const;

function write(file: string, content: string | Uint8Array): void {
	mkdirSync(path.dirname(at(file)), { recursive: true });
	writeFileSync(at(file), content);
}

/** A repository with one commit. */
beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), "cms-"));
	write(game, "slug: raft\n");
	write(texts, '{ "home": { "hero": { "line1": "Играйте" } } }\n');
	write("content/redirects.yaml", "[]\n");
	for (const name of ["pictures", "clips"]) write(`content/${name}.json`, "{}\n");
	runGit("init", "--quiet");
	runGit("config", "user.name", "Ann");
	runGit("config", "user.email", "ann@example.com");
	runGit("add", ".");
	runGit("commit", "--quiet", "--message", "Add the site");
});
afterEach(() => rmSync(root, { recursive: true }));

it("describes a rename first, and applies it only after confirmation", () => {
	const described = changeContent(root, renameRequest);
	expect(described.address).toBe("/games/float");
	expect(described.lines).toContain("/games/raft leads to /games/float from then on, in every language.");
	expect(existsSync(at(game))).toBe(true);
	expect(changeContent(root, { ...renameRequest, isSure: true })).toEqual(described);
	expect([game, "content/games/float.yaml"].map((file) => existsSync(at(file)))).toEqual([false, true]);
});

it("retires a game with its pictures, and adds its former address", () => {
	write("public/pictures/games/raft/icon.1.webp", "");
	expect(changeContent(root, retireRequest).isRefused).toBeUndefined();
	for (const file of [game, "public/pictures/games/raft"]) expect(existsSync(at(file))).toBe(false);
	expect(read("content/redirects.yaml")).toBe("- from: /games/raft\n  gone: true\n");
});

it("names the reasons why an entry cannot be retired or a version not be published", () => {
	expect(changeContent(root, { ...retireRequest, to: "/games/none" })).toEqual({
		isRefused: true,
		lines: [expect.stringContaining('"/games/none": no other page has this address.')],
	});
	expect(existsSync(at(game))).toBe(true);
	const values = { from: "2099-03-01", en: "", ru: "" };
	const version = { action: "version", subject: "guidelines-general/never", ...values, isSure: true } as const;
	expect(changeContent(root, version)).toMatchObject({ isRefused: true, lines: [/There is no document/] });
});

it("undoes what was saved in a form after naming its fields, and leaves other forms", () => {
	expect(changeContent(root, undoRequest).lines).toEqual(["The open form has no change since the last publication."]);
	write(game, "slug: raft\ntitle: Raft\n");
	write(texts, '{ "home": { "hero": { "line1": "Читайте" } } }\n');
	expect(changeContent(root, undoRequest).lines).toEqual([
		"Back to the published text: Games: raft, Title: “Raft” → “”",
	]);
	expect(read(game)).toBe("slug: raft\n");
	expect(read(texts)).toContain("Читайте");
	write("content/games/new.yaml", "slug: new\n");
	expect(changeContent(root, { ...undoRequest, subject: "games/new" }).lines).toEqual([
		'The entry has never been published. Remove it with "Rename / Retire".',
	]);
});

it("publishes all saved changes as one commit, sends it to the remote repository, and lists it in the history", () => {
	expect(changeContent(root, publishRequest)).toMatchObject({ isRefused: true, lines: [/Nothing has changed/] });
	runGit("init", "--quiet", "--bare", "remote.git");
	runGit("remote", "add", "origin", at("remote.git"));
	write(texts, '{ "home": { "hero": { "line1": "Читайте" } } }\n');
	write("content/games/new.yaml", "slug: new\n");
	write("public/pictures/new.webp", Buffer.of(0xff, 0x00));
	rmSync(at(game));
	write("package.json", "{}\n");
	const changes = [
		"Games: new: new",
		"Games: raft: removed",
		"Texts, page by page (Русский), Home › Hero › Line 1: “Играйте” → “Читайте”",
		"public/pictures/new.webp",
	];
	const { lines } = changeContent(root, publishRequest);
	expect(lines).toEqual(expect.arrayContaining([...changes, expect.stringContaining('the repository "origin"')]));
	expect(runGit("status", "--porcelain", "--", ".", ":!remote.git")).toBe("?? package.json\n");
	const sha = runGit("--git-dir", "remote.git", "rev-parse", "HEAD").trim();
	expect(listCommits(root, texts)).toMatchObject([{ sha, commit: { author: { name: "Ann" } } }, {}]);
	expect(describeCommit(root, sha).sort()).toEqual(changes);
	expect(() => describeCommit(root, "--output=package.json")).toThrow("is not a commit");
});
