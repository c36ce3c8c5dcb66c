import { spawnSync } from "node:child_process";
import { parse } from "yaml";
import { flattenTexts, isObject } from "#content/locales/parseLocale.ts";
import { ContentError } from "#content/model/contentError.ts";
import { splitFrontMatter } from "#content/readers/readFrontMatter.server.ts";
import { versionFiles } from "#tools/versions/versionFiles.ts";
import { parseFormAddress } from "./browser/formAddress.ts";
import type { PlannedChange } from "./changeContent.ts";
import { locateField, quoteText } from "./editorProblem.ts";

/** Folders that the editor writes to. */
const folders = ["content", "config", "public", "art"];

/** Files that differ from the last commit, including new ones. */
function listChangedFiles(root: string): string[] {
	return splitPaths(runGit(root, "ls-files", "--modified", "--others", "--exclude-standard", "-z", "--", ...folders));
}

/** Plans to restore a form's files from the last commit. @throws ContentError without changes, or for a new entry */
export function planUndo(root: string, form: string): PlannedChange {
	const files = listChangedFiles(root).filter((file) => form && parseFormAddress(locateField(file).form) === form);
	if (files.length === 0) throw new ContentError(["The open form has no change since the last publication."]);
	const { published, now } = versionFiles(root);
	if (files.some((file) => published(file) === undefined))
		throw new ContentError(['The entry has never been published. Remove it with "Rename / Retire".']);
	const lines = files.flatMap((file) => describeFile(file, now, published));
	return {
		lines: lines.map((line) => `Back to the published text: ${line}`),
		apply: () => void runGit(root, "checkout", "HEAD", "--", ...files),
	};
}

/** Plans a commit of all changes, and a push if there is a remote. @throws ContentError if nothing has changed */
export function planPublication(root: string): PlannedChange {
	const files = listChangedFiles(root);
	if (files.length === 0) throw new ContentError(["Nothing has changed since the last publication."]);
	const { published, now } = versionFiles(root);
	const [remote] = runGit(root, "remote").split("\n");
	const target = remote
		? `Then they are sent to the repository "${remote}".`
		: "They stay on this machine: no remote repository is set up.";
	return {
		lines: [
			...files.flatMap((file) => describeFile(file, published, now)),
			`These changes are recorded as one. ${target}`,
		],
		apply() {
			runGit(root, "add", "--all", "--", ...files);
			runGit(root, "commit", "--message", "Update content", "--", ...files);
			if (remote) runGit(root, "push", remote, "HEAD");
		},
	};
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

/** Describes the changes of a commit. @throws ContentError for an unknown commit */
export function describeCommit(root: string, commit: string): string[] {
	if (!/^[0-9a-f]{40,64}$/.test(commit)) throw new ContentError([`"${commit}" is not a commit.`]);
	const files = splitPaths(runGit(root, "show", "--format=", "--name-only", "--relative", "-z", commit));
	const [before, after] = [versionFiles(root, `${commit}~`), versionFiles(root, commit)];
	return files.flatMap((file) => describeFile(file, before.published, after.published));
}

type ReadVersion = (file: string) => string | undefined;

/** One line per changed field: `Games: boat-attack, In English › Headline: “Before” → “After”`. */
function describeFile(file: string, readBefore: ReadVersion, readAfter: ReadVersion): string[] {
	const { place, form } = locateField(file);
	// Pictures, for example, have no form.
	if (!form) return [file];
	const [before, after] = [readBefore(file), readAfter(file)];
	if (before === undefined) return [`${place}: new`];
	if (after === undefined) return [`${place}: removed`];
	const [old, current] = [readFields(file, before), readFields(file, after)];
	return [...new Set([...old.keys(), ...current.keys()])].flatMap((key) => {
		const [from = "", to = ""] = [old.get(key), current.get(key)];
		return from === to ? [] : `${locateField(file, key).place}: ${quoteText(from)} → ${quoteText(to)}`;
	});
}

function readFields(file: string, text: string): Map<string, string> {
	const { matter = text, body } = (file.endsWith(".md") && splitFrontMatter(text)) || {};
	const data = parse(matter);
	const fields = flattenTexts({ ...(isObject(data) ? data : { entries: data }), ...(body && { body }) });
	const toText = (value: unknown) => (value instanceof Object ? JSON.stringify(value) : String(value ?? ""));
	return new Map([...fields].map(([key, value]) => [key, toText(value)]));
}

const splitPaths = (listed: string) => listed.split("\0").filter(Boolean);

/** @throws ContentError with Git's message */
function runGit(root: string, ...parameters: string[]): string {
	const env = { ...process.env, GIT_TERMINAL_PROMPT: "0" };
	const { status, stdout, stderr } = spawnSync("git", ["-C", root, ...parameters], { encoding: "utf8", env });
	const problem = `git ${parameters[0]} failed. Show this to an engineer: ${stderr || "git is not installed"}`;
	if (status !== 0) throw new ContentError([problem]);
	return stdout;
}
