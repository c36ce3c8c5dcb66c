import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { ContentError } from "#content/model/contentError.ts";

/** Folders that the editor writes to. */
const folders = ["content", "config", "public", "art"];

/** Finds problems of the content in the working copy. */
export type FindProblems = () => Promise<readonly string[]>;

const mergedProblems =
	"Your changes are recorded on this machine, but not sent: with what others have published, the site has these errors. Correct them in the forms, save and publish again, or show them to an engineer.";

/** Files that differ from a revision, including new ones. */
export function listChangedFiles(root: string, revision: string): string[] {
	const options = ["--name-only", "--no-renames", "--relative", "-z"];
	const changed = runGit(root, "diff", ...options, revision, "--", ...folders);
	return splitPaths(changed + runGit(root, "ls-files", "--others", "--exclude-standard", "-z", "--", ...folders));
}

/** The remote repository, its branch if it has the current one, and the published revision. */
export function readPublished(root: string) {
	const [remote] = runGit(root, "remote").split("\n");
	const branch = runGit(root, "branch", "--show-current").trim();
	if (!runGit(root, "for-each-ref", `refs/remotes/${remote}/${branch}`)) return { remote, revision: "HEAD" };
	return { remote, branch, revision: runGit(root, "merge-base", "HEAD", `${remote}/${branch}`).trim() };
}

/** Commits new, changed and deleted files. */
export function commitFiles(root: string, files: readonly string[]): void {
	runGit(root, "add", "--", ...files.filter((file) => existsSync(path.join(root, file))));
	runGit(root, "commit", "--message", "Update content", "--", ...files);
}

/**
 * Pushes all commits, after a merge with those of others.
 * @param findProblems lists the problems of the merged content
 * @throws ContentError if texts conflict, the merged content has problems, or the remote cannot be reached; the commits stay
 */
export async function sendCommits(
	root: string,
	remote: string,
	branch: string | undefined,
	findProblems: FindProblems,
): Promise<void> {
	try {
		const head = runGit(root, "rev-parse", "HEAD");
		if (branch) runGit(root, "pull", "--no-rebase", "--no-edit", remote, branch);
		const problems = runGit(root, "rev-parse", "HEAD") === head ? [] : await findProblems();
		if (problems.length > 0) throw new ContentError([mergedProblems, ...problems]);
		runGit(root, "push", remote, "HEAD");
	} catch (error) {
		// Others have changed the same texts.
		spawnSync("git", ["-C", root, "merge", "--abort"]);
		throw error;
	}
}

/** Commits of a file in the format of Gitea's API, newest first; empty without Git. */
export function listCommits(root: string, file: string): object[] {
	try {
		const lines = runGit(root, "log", "--max-count=100", "--format=%H%x09%an%x09%aI", "--", file).split("\n");
		return lines.filter(Boolean).map((line) => {
			const [sha, name, date] = line.split("\t");
			return { sha, commit: { author: { name, date } } };
		});
	} catch {
		return [];
	}
}

/** Paths that Git lists with `-z`. */
export const splitPaths = (listed: string) => listed.split("\0").filter(Boolean);

/** @throws ContentError with Git's message */
export function runGit(root: string, ...parameters: string[]): string {
	const [command = ""] = parameters;
	const env = { ...process.env, GIT_TERMINAL_PROMPT: "0" };
	const spawnGit = (...all: string[]) => spawnSync("git", ["-C", root, ...all], { encoding: "utf8", env });
	const needsName = /^(commit|pull)$/.test(command) && spawnGit("var", "GIT_COMMITTER_IDENT").status !== 0;
	const committer = needsName ? ["-c", "user.name=Editor", "-c", "user.email=editor@localhost"] : [];
	const { status, stdout, stderr } = spawnGit(...committer, ...parameters);
	if (status === 0) return stdout;
	const isSending = command === "pull" || command === "push";
	const problem = isSending ? "Your changes are recorded on this machine, but not sent" : "It failed";
	const message = stderr + stdout || "git is not installed";
	throw new ContentError([`${problem}. Try again, or show this to an engineer: git ${command}: ${message}`]);
}
