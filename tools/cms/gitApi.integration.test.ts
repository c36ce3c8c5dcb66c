import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { handleGitCall } from "./gitApi.ts";
import { openWorkingCopy, RefusedChange, type WorkingCopy } from "./workingCopy.ts";

const game = "content/games/a.yaml";
let folder: string;
let copy: WorkingCopy;
const at = (file: string) => path.join(folder, file);
const read = (file: string) => readFileSync(at(file), "utf8");
const hashOf = (file: string) => copy.read(file).hash;

interface SentFile {
	operation?: "create" | "update";
	path: string;
	content?: string | Buffer;
	sha?: string;
}

/** Saves as the CMS does. */
function save(...files: SentFile[]): unknown {
	const sent = files.map(({ operation = "update", content = "", ...file }) => ({
		operation,
		...file,
		content: Buffer.from(content).toString("base64"),
	}));
	return handleGitCall(copy, "POST", "repos/local/site/contents", { message: "Update", files: sent });
}

function statusOf(act: () => unknown): number | undefined {
	try {
		act();
	} catch (error) {
		if (error instanceof RefusedChange) return error.status;
		throw error;
	}
	return undefined;
}

beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "cms-"));
	mkdirSync(at("content/games"), { recursive: true });
	writeFileSync(at(game), "slug: a\n");
	writeFileSync(at("content/games/notes.txt"), "");
	writeFileSync(at("package.json"), "{}");
	copy = openWorkingCopy(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

it("lists only files that have forms, with another commit whenever one of them changes", () => {
	const readCommit = () => JSON.stringify(handleGitCall(copy, "GET", "repos/local/site/branches/main", undefined));
	const before = readCommit();
	expect(handleGitCall(copy, "GET", "repos/local/site/git/trees/main", undefined)).toMatchObject({
		tree: [{ path: game, size: 8, sha: hashOf(game) }],
	});
	writeFileSync(at(game), "slug: b\n");
	expect(readCommit()).not.toBe(before);
});

it("refuses to overwrite a file that changed after the form read it, and saves none of the files", () => {
	const fileHash = hashOf(game);
	writeFileSync(at(game), "slug: a\ntitle: From a colleague\n");
	const files: SentFile[] = [
		{ operation: "create", path: "content/games/b.yaml", content: "slug: b\n" },
		{ path: game, content: "slug: a\ntitle: Mine\n", sha: fileHash },
	];
	expect(() => save(...files)).toThrow(`${game} has changed since the form read it, and is not overwritten. Copy`);
	expect(statusOf(() => save(...files))).toBe(409);
	expect(statusOf(() => save({ operation: "create", path: game, content: "slug: c\n" }))).toBe(409);
	expect(read(game)).toContain("From a colleague");
	expect(readdirSync(at("content/games")).sort()).toEqual(["a.yaml", "notes.txt"]);
	rmSync(at(game));
	expect(() => save({ path: game, content: "slug: a\n", sha: fileHash })).toThrow(
		"has been deleted since the form read it",
	);
});

it("saves texts with Russian no-break spaces, composed letters and no invisible characters, and returns their new hash", () => {
	const text = "---\ntitle: Играй в чате\ndescription: ди\u00adалог\u200b и\u0306\r\n---\n";
	const result = save({ operation: "create", path: "content/news/first.md", content: text });
	expect(read("content/news/first.md")).toBe("---\ntitle: Играй в\u00a0чате\ndescription: диалог й\n---\n");
	expect(result).toMatchObject({ files: [{ sha: hashOf("content/news/first.md") }] });
	expect(readdirSync(at("content/news"))).toEqual(["first.md"]);
	const windowsText = Buffer.from([0xcf, 0xf0, 0xe8]);
	expect(() => save({ path: game, content: windowsText, sha: hashOf(game) })).toThrow("Save it as UTF-8.");
	expect(read(game)).toBe("slug: a\n");
});

it.each([
	"package.json",
	"content/games/../../package.json",
	"content/games/sub/a.yaml",
	"/content/games/a.yaml",
	"content/games/.hidden.yaml",
	".git/config",
	"config/site.ts",
	"",
])("neither reads nor writes other files: %j", (file) => {
	expect(statusOf(() => copy.read(file))).toBe(403);
	expect(statusOf(() => save({ operation: "create", path: file, content: "x" }))).toBe(403);
});

it("refuses calls that it does not know", () => {
	expect(statusOf(() => handleGitCall(copy, "DELETE", "repos/local/site", undefined))).toBe(404);
});
