import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cleanText } from "#content/model/cleanText.ts";
import { ContentError } from "#content/model/contentError.ts";
import { decodeText } from "#content/readers/readText.server.ts";
import { globFiles } from "#tools/globFiles.ts";
import { insertNonBreakingSpaces } from "#tools/typography/russian.ts";
import { listCmsForms } from "./collections.ts";
import { listCommits } from "./savedChanges.ts";

/** The repository as the CMS addresses it. */
export const localRepository = { repo: "local/site", branch: "main" } as const;

/** A save as the CMS sends it, with the content in base64. The forms delete no files. */
interface SentFile {
	readonly operation: "create" | "update";
	readonly path: string;
	readonly content: string;
	/** The hash that the form has read. */
	readonly sha?: string;
}

/** Answers that do not depend on the files. */
const constantAnswers = new Map<string, object>([
	[
		"GET user",
		{ id: 1, login: "editor", full_name: "Editor", email: "editor@localhost", html_url: "/", avatar_url: "" },
	],
	["GET version", { version: "1.24.6" }],
	["GET settings/api", { default_paging_num: 100, max_response_items: 100 }],
	["GET repository", { default_branch: localRepository.branch, permissions: { pull: true, push: true } }],
]);

/**
 * Answers the calls of Gitea's API (1.24) that the CMS makes, from a working copy: a save is written to the files at once. So the CMS
 * works as it does on a repository: it notices files that others have changed, asks before it overwrites them, and stores drafts.
 *
 * @param root folder of the working copy, of which only files with forms can be read and written
 * @param address path and query behind `/api/v1/`
 * @param body parsed JSON of a POST
 * @returns the response, before it is JSON
 * @throws ContentError for other files and calls, and for a save of a file that has changed since the form read it
 */
export function handleGitCall(root: string, method: string, address: string, body?: unknown): unknown {
	const { pathname, searchParams } = new URL(address, "http://localhost");
	const repositoryPath = `repos/${localRepository.repo}`;
	const call = `${method} ${pathname.slice(1).replace(repositoryPath, "repository")}`;
	if (call.startsWith("GET repository/git/trees/")) {
		const files = globFiles(root, getPatterns()).map((file) => [file, readFile(root, file)] as const);
		return { tree: files.map(([path, { sha, size }]) => ({ path, type: "blob", sha, size })), truncated: false };
	}
	switch (call) {
		case `GET repository/branches/${localRepository.branch}`:
			return { commit: { id: getCommitId(root), message: "" } };
		case "GET repository/commits":
			return listCommits(root, searchParams.get("path") ?? "");
		case "POST repository/file-contents":
			return (body as { files: string[] }).files.map((path) => {
				checkPath(path);
				return { path, encoding: "base64", ...readFile(root, path) };
			});
		case "POST repository/contents":
			return saveFiles(root, (body as { files: SentFile[] }).files);
	}
	const answer = constantAnswers.get(call);
	if (!answer) throw new ContentError([`The editor has no ${method} ${address}.`]);
	return answer;
}

/**
 * Writes files, or none of them if one is refused. Texts lose invisible characters, and Russian ones get their no-break
 * spaces.
 */
function saveFiles(root: string, files: readonly SentFile[]): unknown {
	const fileWrites = files.map(({ operation, path: file, content, sha }) => {
		checkPath(file);
		const fullPath = path.join(root, file);
		const currentHash = existsSync(fullPath) ? readFile(root, file).sha : undefined;
		if (currentHash !== (operation === "create" ? undefined : sha)) {
			const event = `${currentHash ? "changed" : "been deleted"} since the form read it, and is not overwritten`;
			throw new ContentError([`${file} has ${event}. Copy your text, load the list again, and write it once more.`]);
		}
		const text = cleanText(decodeText(file, Buffer.from(content, "base64")));
		return [fullPath, text.split("\n").map(insertNonBreakingSpaces).join("\n")] as const;
	});
	for (const [file, text] of fileWrites) {
		mkdirSync(path.dirname(file), { recursive: true });
		// File watchers never see a partial file.
		const draft = path.join(path.dirname(file), `.${path.basename(file)}.draft`);
		writeFileSync(draft, text);
		renameSync(draft, file);
	}
	return {
		commit: { sha: getCommitId(root), created: new Date().toISOString() },
		files: files.map((file) => ({ path: file.path, sha: readFile(root, file.path).sha })),
	};
}

const getPatterns = () => listCmsForms().map(({ pattern }) => pattern);

/** @throws ContentError for a file without a form */
function checkPath(file: string): void {
	const isListed = getPatterns().some((pattern) => path.posix.matchesGlob(file, pattern));
	if (!isListed || path.posix.normalize(file) !== file) throw new ContentError([`${file} has no form in the editor.`]);
}

function readFile(root: string, file: string) {
	const fullPath = path.join(root, file);
	if (!existsSync(fullPath)) throw new ContentError([`There is no ${file}.`]);
	const content = readFileSync(fullPath);
	return { sha: getGitHash(content), size: content.length, content: content.toString("base64") };
}

/**
 * Stands for a commit: another id whenever a file with a form was written, even with an earlier content. The CMS stores what it
 * saves under the id before, and would show that again.
 */
function getCommitId(root: string): string {
	const files = globFiles(root, getPatterns()).map(
		(file) => `${readFile(root, file).sha} ${statSync(`${root}/${file}`).mtimeMs} ${file}\n`,
	);
	return getGitHash(Buffer.from(files.join("")));
}

/** The name of a content in git's object database. */
function getGitHash(content: Uint8Array): string {
	return createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
}
