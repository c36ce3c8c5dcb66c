import { parse } from "yaml";
import { flattenTexts, isObject } from "#content/locales/parseLocale.ts";
import { ContentError } from "#content/model/contentError.ts";
import { splitFrontMatter } from "#content/readers/readFrontMatter.server.ts";
import {
	commitFiles,
	type FindProblems,
	listChangedFiles,
	readPublished,
	runGit,
	sendCommits,
	splitPaths,
} from "#tools/versions/repository.ts";
import { versionFiles } from "#tools/versions/versionFiles.ts";
import { parseFormAddress } from "./browser/formAddress.ts";
import type { PlannedChange } from "./changeContent.ts";
import { locateField, quoteText } from "./editorProblem.ts";

/** Plans to restore a form's published files. @throws ContentError without changes, or for a new entry */
export function planUndo(root: string, form: string): PlannedChange {
	const { revision } = readPublished(root);
	const changedFiles = listChangedFiles(root, revision);
	const files = changedFiles.filter((file) => form && parseFormAddress(locateField(file).form) === form);
	if (files.length === 0) throw new ContentError(["The open form has no change since the last publication."]);
	const { published, now } = versionFiles(root, revision);
	if (files.some((file) => published(file) === undefined))
		throw new ContentError(['The entry has never been published. Remove it with "Rename / Retire".']);
	const lines = files.flatMap((file) => describeFile(file, now, published));
	return {
		lines: lines.map((line) => `Back to the published text: ${line}`),
		apply: () => void runGit(root, "checkout", revision, "--", ...files),
	};
}

/** Plans a commit of all changes, and a push if there is a remote. @throws ContentError if nothing has changed */
export function planPublication(root: string, findProblems: FindProblems): PlannedChange {
	const { remote, branch, revision } = readPublished(root);
	const savedFiles = listChangedFiles(root, "HEAD");
	const files = [...new Set([...savedFiles, ...listChangedFiles(root, revision)])];
	if (files.length === 0) throw new ContentError(["Nothing has changed since the last publication."]);
	const { published, now } = versionFiles(root, revision);
	const target = remote
		? `Then they are sent to the repository "${remote}", with what others have published.`
		: "They stay on this machine: no remote repository is set up.";
	const lines = files.flatMap((file) => describeFile(file, published, now));
	return {
		lines: [...lines, `These changes are recorded as one. ${target}`],
		async apply() {
			if (savedFiles.length > 0) commitFiles(root, savedFiles);
			if (remote) await sendCommits(root, remote, branch, findProblems);
		},
	};
}

/** Describes the changes of a commit. @throws ContentError for an unknown commit */
export function describeCommit(root: string, commit: string): string[] {
	if (!/^[0-9a-f]{40,64}$/.test(commit)) throw new ContentError([`"${commit}" is not a commit.`]);
	const files = splitPaths(runGit(root, "show", "--format=", "--name-only", "--relative", "-z", commit));
	const [before, after] = [versionFiles(root, `${commit}~`), versionFiles(root, commit)];
	return files.flatMap((file) => describeFile(file, before.published, after.published));
}

type ReadVersion = (file: string) => string | undefined;

/** One line per changed field: `Games: boat-attack › In English › Headline: “Before” → “After”`. Not for pictures. */
function describeFile(file: string, readBefore: ReadVersion, readAfter: ReadVersion): string[] {
	const { place, form } = locateField(file);
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
