import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { logoPattern } from "#content/model/brandSchema.ts";
import { cleanText } from "#content/model/cleanText.ts";
import { ContentError } from "#content/model/contentError.ts";
import { decodeText } from "#content/readers/readText.server.ts";
import { globFiles } from "#tools/globFiles.ts";
import { listCommits } from "#tools/versions/repository.ts";
import { writeTexts } from "#tools/versions/versionFiles.ts";
import { findForm, listCmsFiles } from "./collections.ts";

export const localRepository = { repo: "local/site", branch: "main" } as const;

/** A file to save, with its content in base64. The forms delete no files. */
interface SentFile {
	readonly path: string;
	readonly content: string;
	/** Hash of the content that the form has loaded; undefined for a new file, and for a logo that replaces another. */
	readonly sha?: string;
}

const constantAnswers: Readonly<Record<string, object>> = {
	"GET user": { id: 1, login: "editor", full_name: "Editor", email: "editor@localhost", html_url: "/", avatar_url: "" },
	"GET version": { version: "1.24.6" },
	"GET settings/api": { default_paging_num: 100, max_response_items: 100 },
	"GET repository": { default_branch: localRepository.branch, permissions: { pull: true, push: true } },
};

/**
 * Implements the part of Gitea's API (1.24) that the CMS uses, on a working copy; saves write files immediately. So the
 * CMS detects changes by others, asks before it overwrites them, and stores drafts, as with a remote repository.
 * @param root folder of the working copy, of which only files with forms can be read and written
 * @param address path and query after `/api/v1/`
 * @param body parsed JSON of a POST
 * @returns the response, before JSON serialization
 * @throws ContentError for other files and calls, and if a saved file has changed since the form loaded it
 */
export function handleGitCall(root: string, method: string, address: string, body?: unknown): unknown {
	const { pathname, searchParams } = new URL(address, "http://localhost");
	const call = `${method} ${pathname.slice(1).replace(`repos/${localRepository.repo}`, "repository")}`;
	if (call.startsWith("GET repository/git/trees/")) {
		const tree = readFiles(root).map(({ path, sha, size }) => ({ path, type: "blob", sha, size }));
		return { tree, truncated: false };
	}
	const [, picture] = /^GET repository\/media\/main\/(.+)$/.exec(call) ?? [];
	if (picture) return new Response(readFileSync(path.join(root, checkPath(decodeURI(picture)))));
	switch (call) {
		case `GET repository/branches/${localRepository.branch}`:
			return { commit: { id: getCommitId(root), message: "" } };
		case "GET repository/commits":
			return listCommits(root, searchParams.get("path") ?? "");
		case "POST repository/file-contents":
			return (body as { files: string[] }).files.map((file) => readFile(root, checkPath(file)));
		case "POST repository/contents":
			return saveFiles(root, (body as { files: SentFile[] }).files);
	}
	const answer = constantAnswers[call];
	if (!answer) throw new ContentError([`The editor has no ${method} ${address}.`]);
	return answer;
}

/** Writes all files, or none if one is rejected. Removes invisible characters and sets Russian no-break spaces. */
function saveFiles(root: string, files: readonly SentFile[]): unknown {
	const fileWrites = files.map(({ path: file, content, sha }) => {
		const currentHash = existsSync(path.join(root, checkPath(file))) ? readFile(root, file).sha : undefined;
		if (currentHash !== sha && !isLogo(file)) {
			const event = `${currentHash ? "changed" : "been deleted"} since the form read it, and is not overwritten`;
			throw new ContentError([`${file} has ${event}. Copy your text, load the list again, and write it once more.`]);
		}
		return [file, cleanText(decodeText(file, Buffer.from(content, "base64")))] as const;
	});
	writeTexts(root, new Map(fileWrites));
	return {
		commit: { sha: getCommitId(root), created: new Date().toISOString() },
		files: files.map((file) => ({ path: file.path, sha: readFile(root, file.path).sha })),
	};
}

/** Returns the path. @throws ContentError for a file that no form edits or uploads */
function checkPath(file: string): string {
	if (!(findForm(file) || isLogo(file)) || path.posix.normalize(file) !== file)
		throw new ContentError([`${file} has no form in the editor.`]);
	return file;
}

function readFile(root: string, file: string) {
	const fullPath = path.join(root, file);
	if (!existsSync(fullPath)) throw new ContentError([`There is no ${file}.`]);
	const data = readFileSync(fullPath);
	return { path: file, sha: getGitHash(data), size: data.length, encoding: "base64", content: data.toString("base64") };
}

const isLogo = (file: string) => path.posix.matchesGlob(file, logoPattern);

/** Reads all files with a form, and the logos. */
function readFiles(root: string) {
	return [...listCmsFiles(root), ...globFiles(root, [logoPattern])].map((file) => readFile(root, file));
}

/** A pseudo commit id that changes with each write. Under the same id, the CMS would show a cached version. */
function getCommitId(root: string): string {
	const lines = readFiles(root).map(({ path, sha }) => `${sha} ${statSync(`${root}/${path}`).mtimeMs} ${path}\n`);
	return getGitHash(Buffer.from(lines.join("")));
}

/** The content's hash in Git's object database. */
function getGitHash(content: Uint8Array): string {
	return createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
}
