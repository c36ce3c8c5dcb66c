import { readdirSync, rmSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import { handleGitCall } from "./gitApi.ts";

const game = "content/games/a.yaml";
const logo = "config/logo/a.svg";
const { at, putFile, putFiles, readFile } = temporaryFolder();
const get = (call: string) => handleGitCall(at(), "GET", `repos/local/site/${call}`);
const post = (call: string, files: unknown[]) => handleGitCall(at(), "POST", `repos/local/site/${call}`, { files });
const readHash = (file: string) => (post("file-contents", [file]) as { sha: string }[])[0]?.sha;

/** Saves files like the CMS. Files without a hash are new. */
function save(...files: [file: string, content: string | Buffer, sha?: string][]): unknown {
	const sent = files.map(([file, content, sha]) => ({
		path: file,
		content: Buffer.from(content).toString("base64"),
		sha,
	}));
	return post("contents", sent);
}

beforeEach(() =>
	putFiles({ [game]: "slug: a\n", [logo]: "<svg/>", "content/games/notes.txt": "", "package.json": "{}" }),
);

it("lists only files that have forms, and logos, with another commit whenever one of them changes", () => {
	const before = get("branches/main");
	expect(get("git/trees/main?recursive=1")).toMatchObject({
		tree: [{ path: game, size: 8, sha: readHash(game) }, { path: logo }],
	});
	// No browser shows a file without a type as a page.
	expect((get(`media/main/${logo}`) as Response).headers.get("content-type")).toBeNull();
	putFile(game, "slug: b\n");
	expect(get("branches/main")).not.toEqual(before);
	expect(() => get("issues")).toThrow("The editor has no GET repos/local/site/issues.");
});

it("refuses to overwrite a file that changed after the form read it, and saves none of the files", () => {
	const hash = readHash(game);
	putFile(game, "slug: a\ntitle: From a colleague\n");
	const refusalMessage = `${game} has changed since the form read it, and is not overwritten. Copy`;
	expect(() => save(["content/games/b.yaml", "slug: b\n"], [game, "title: Mine\n", hash])).toThrow(refusalMessage);
	expect(() => save([game, "slug: c\n"])).toThrow(refusalMessage);
	expect(readFile(game)).toContain("From a colleague");
	expect(readdirSync(at("content/games")).sort()).toEqual(["a.yaml", "notes.txt"]);
	rmSync(at(game));
	expect(() => save([game, "slug: a\n", hash])).toThrow("has been deleted since the form read it");
});

it("saves texts with Russian no-break spaces, composed letters and no invisible characters, and returns their new hash", () => {
	const file = "content/news/first.md";
	const result = save([file, "---\ntitle: Играй в чате\ndescription: ди\u00adалог\u200b и\u0306\r\n---\n"]);
	expect(readFile(file)).toBe("---\ntitle: Играй в\u00a0чате\ndescription: диалог й\n---\n");
	expect(result).toMatchObject({ files: [{ sha: readHash(file) }] });
	expect(readdirSync(at("content/news"))).toEqual(["first.md"]);
	const windowsText = Buffer.from([0xcf, 0xf0, 0xe8]);
	expect(() => save([game, windowsText, readHash(game)])).toThrow("Save it as UTF-8.");
});

it.each([
	"package.json",
	"content/games/../../package.json",
	"content/games/sub/a.yaml",
	"/content/games/a.yaml",
	"content/games/.hidden.yaml",
	".git/config",
	"config/site.ts",
	"config/logo/a.html",
	"",
])("neither reads nor writes files without a form: %j", (file) => {
	expect(() => readHash(file)).toThrow("has no form in the editor");
	expect(() => save([file, "x"])).toThrow("has no form in the editor");
});
