import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import { listCommits } from "#tools/versions/repository.ts";
import { type ContentRequest, changeContent } from "./changeContent.ts";
import { describeCommit } from "./savedChanges.ts";

const { at, putFile, putFiles, readFile } = temporaryFolder();
const game = "content/games/raft.yaml";
const texts = "public/locales/ru/translation.json";
const runGit = (...parameters: string[]) => execFileSync("git", ["-C", at(), ...parameters], { encoding: "utf8" });
const change = (request: ContentRequest, mergedProblems: string[] = []) =>
	changeContent(at(), request, async () => mergedProblems);
const retireRequest = { action: "retire", subject: "games/raft", to: "", isSure: true } as const;
const undoRequest = { action: "undo", subject: "games/raft", isSure: true } as const;
const publishRequest = { action: "publish", subject: "games", isSure: true } as const;

const formatText = (text: string) => `{ "home": { "hero": { "line1": "${text}" } } }\n`;

beforeEach(() => {
	putFiles({
		[game]: "slug: raft\n",
		[texts]: formatText("Играйте"),
		"content/redirects.yaml": "[]\n",
		"content/pictures.json": "{}\n",
		"content/clips.json": "{}\n",
	});
	runGit("init", "--quiet");
	runGit("config", "user.name", "Ann");
	runGit("config", "user.email", "ann@example.com");
	runGit("add", ".");
	runGit("commit", "--quiet", "--message", "Add the site");
});

it("describes how a game is retired first, and removes its pictures and adds its former address after confirmation", async () => {
	putFile("public/pictures/games/raft/icon.1.webp", "");
	const described = await change({ ...retireRequest, isSure: false });
	expect(described.lines).toContain("/games/raft will say that the page was taken down (410).");
	expect(existsSync(at(game))).toBe(true);
	expect(await change(retireRequest)).toEqual(described);
	for (const file of [game, "public/pictures/games/raft"]) expect(existsSync(at(file))).toBe(false);
	expect(readFile("content/redirects.yaml")).toBe("- from: /games/raft\n  gone: true\n");
});

it("undoes what was saved in a form after naming its fields, and leaves other forms", async () => {
	await expect(change(undoRequest)).rejects.toThrow(/^The open form has no change since the last publication\.$/);
	putFile(game, "slug: raft\ntitle: Raft\n");
	putFile(texts, formatText("Читайте"));
	expect((await change(undoRequest)).lines).toEqual(["Back to the published text: Games: raft › Title: “Raft” → “”"]);
	expect(readFile(game)).toBe("slug: raft\n");
	expect(readFile(texts)).toContain("Читайте");
	putFile("content/games/new.yaml", "slug: new\n");
	await expect(change({ ...undoRequest, subject: "games/new" })).rejects.toThrow(
		/^The entry has never been published\. Remove it with "Rename \/ Retire"\.$/,
	);
});

/** Adds a remote repository, to which another person has published a file. */
function addRemote(file: string, text: string): void {
	runGit("clone", "--quiet", "--bare", ".", "remote.git");
	runGit("remote", "add", "origin", at("remote.git"));
	runGit("fetch", "--quiet", "origin");
	runGit("clone", "--quiet", "remote.git", "other");
	putFile(`other/${file}`, text);
	const options = ["-C", "other", "-c", "user.name=Bob", "-c", "user.email=bob@example.com"];
	runGit(...options, "commit", "--quiet", "--all", "--message", "Change");
	runGit(...options, "push", "--quiet");
}

const readPublished = () => runGit("--git-dir", "remote.git", "rev-parse", "HEAD");

it("publishes after others once their changes cause no problem, and on a machine where Git knows no name", async () => {
	addRemote("content/redirects.yaml", "- from: /a\n  gone: true\n");
	vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null").stubEnv("HOME", at());
	for (const name of ["name", "email"]) runGit("config", "--unset", `user.${name}`);
	rmSync(at(game));
	// As after a failed commit.
	runGit("add", "--all", "--", "content");
	const othersCommit = readPublished();
	await expect(change(publishRequest, ["/a is gone."])).rejects.toThrow(
		/^Your changes are recorded .*, but not sent: .*\n\/a is gone\.$/,
	);
	expect(readFile("content/redirects.yaml")).toContain("gone");
	expect(readPublished()).toBe(othersCommit);
	const { lines } = await change(publishRequest);
	expect(lines).toContain("Games: raft: removed");
	expect(readPublished()).toBe(runGit("rev-parse", "HEAD"));
});

it("names changes as unpublished until the repository has received them, also if others changed the same text", async () => {
	addRemote(texts, formatText("Смотрите"));
	putFile(texts, formatText("Читайте"));
	await expect(change(publishRequest)).rejects.toThrow(/^Your changes are recorded .*, but not sent\. .*CONFLICT/s);
	const changes = [expect.stringContaining("“Играйте” → “Читайте”"), expect.stringContaining("recorded as one")];
	expect((await change({ ...publishRequest, isSure: false })).lines).toEqual(changes);
	await change({ ...undoRequest, subject: "words/translation" });
	await change(publishRequest);
	expect(readFile(texts)).toContain("Смотрите");
	await expect(change(publishRequest)).rejects.toThrow("Nothing has changed");
});

it("publishes all saved changes as one commit, sends it to the remote repository, and lists it in the history", async () => {
	await expect(change(publishRequest)).rejects.toThrow("Nothing has changed");
	runGit("init", "--quiet", "--bare", "remote.git");
	runGit("remote", "add", "origin", at("remote.git"));
	putFile(texts, formatText("Читайте"));
	putFile("content/games/new.yaml", "slug: new\n");
	putFile("public/pictures/new.webp", Buffer.of(0xff, 0x00));
	rmSync(at(game));
	putFile("package.json", "{}\n");
	const changes = [
		"Games: new: new",
		"Games: raft: removed",
		"Texts, page by page (Русский) › Home › Hero › Line 1: “Играйте” → “Читайте”",
		"public/pictures/new.webp",
	];
	const { lines } = await change(publishRequest);
	expect(lines).toEqual(expect.arrayContaining([...changes, expect.stringContaining('the repository "origin"')]));
	expect(runGit("status", "--porcelain", "--", ".", ":!remote.git")).toBe("?? package.json\n");
	const sha = readPublished().trim();
	expect(listCommits(at(), texts)).toMatchObject([{ sha, commit: { author: { name: "Ann" } } }, {}]);
	expect(describeCommit(at(), sha).sort()).toEqual(changes);
	expect(() => describeCommit(at(), "--output=package.json")).toThrow("is not a commit");
});
