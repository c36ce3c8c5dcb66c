import { statSync } from "node:fs";
import { ContentError } from "#content/model/contentError.ts";
import { listCommits } from "./savedChanges.ts";
import { getGitHash, type WorkingCopy } from "./workingCopy.ts";

/** The repository as the CMS addresses it. */
export const localRepository = { repo: "local/site", branch: "main" } as const;

/** A save as the CMS sends it, with the content in base64. The forms delete no files. */
interface SentFile {
	readonly operation: "create" | "update";
	readonly path: string;
	readonly content: string;
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
 * @param address path and query behind `/api/v1/`
 * @param body parsed JSON of a POST
 * @returns the response, before it is JSON
 * @throws ContentError for unknown calls, and for a save of a file that has changed since it was read
 */
export function handleGitCall(copy: WorkingCopy, method: string, address: string, body: unknown): unknown {
	const { pathname, searchParams } = new URL(address, "http://localhost");
	const repositoryPath = `repos/${localRepository.repo}`;
	const call = `${method} ${pathname.slice(1).replace(repositoryPath, "repository")}`;
	if (call.startsWith("GET repository/git/trees/")) {
		const tree = copy
			.list()
			.map(({ path, hash, content }) => ({ path, type: "blob", sha: hash, size: content.length }));
		return { tree, truncated: false };
	}
	switch (call) {
		case `GET repository/branches/${localRepository.branch}`:
			return { commit: getCommit(copy) };
		case "GET repository/commits":
			return listCommits(copy.root, searchParams.get("path") ?? "");
		case "POST repository/file-contents":
			return (body as { files: string[] }).files.map((path) => {
				const { content, hash } = copy.read(path);
				return { path, sha: hash, encoding: "base64", content: content.toString("base64") };
			});
		case "POST repository/contents":
			return saveFiles(copy, (body as { files: SentFile[] }).files);
	}
	const answer = constantAnswers.get(call);
	if (!answer) throw new ContentError([`The editor has no ${method} ${address}.`]);
	return answer;
}

function saveFiles(copy: WorkingCopy, files: readonly SentFile[]): unknown {
	copy.change(
		files.map(({ operation, path, content, sha }) => ({
			path,
			hash: operation === "create" ? undefined : sha,
			content: Buffer.from(content, "base64"),
		})),
	);
	return {
		commit: { sha: getCommit(copy).id, created: new Date().toISOString() },
		files: files.map(({ path }) => ({ path, sha: copy.read(path).hash })),
	};
}

/**
 * Stands for a commit: another id whenever a file with a form was written, even with an earlier content. The CMS stores what it
 * saves under the id before, and would show that again.
 */
function getCommit(copy: WorkingCopy): { id: string; message: string } {
	const getTime = (file: string) => statSync(`${copy.root}/${file}`).mtimeMs;
	const files = copy.list().map(({ path, hash }) => `${hash} ${getTime(path)} ${path}\n`);
	return { id: getGitHash(Buffer.from(files.join(""))), message: "" };
}
